import { isDeepStrictEqual } from 'node:util'

/** The items to write and to remove so that the existing ones become the wanted ones. */
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
