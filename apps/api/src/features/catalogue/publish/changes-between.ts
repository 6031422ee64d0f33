import { isDeepStrictEqual } from 'node:util'

/** What must be written and removed to turn what is there into what is wanted, item by item. */
export function changesBetween<There extends object, Wanted extends object>(
  there: readonly There[],
  wanted: readonly Wanted[],
  keyOf: (item: There | Wanted) => string,
): { written: Wanted[]; removed: There[] } {
  const known = new Map(there.map(item => [keyOf(item), item]))
  const kept = new Set(wanted.map(keyOf))
  return {
    written: wanted.filter(item => !isDeepStrictEqual(known.get(keyOf(item)), item)),
    removed: there.filter(item => !kept.has(keyOf(item))),
  }
}
