import type { Entry } from '../entry.ts'
import type { AnyKind } from '../kind.ts'

type Kinds = ReadonlyMap<string, AnyKind>

/**
 * The first entry that may be sent. Later entries about the same thing wait behind one that waits or failed
 * (`held` has what these change); behind a refused one, only those about what it would have created.
 */
export function nextToSend(
  entries: readonly Entry[],
  kinds: Kinds,
  held: ReadonlySet<string>,
): Entry | undefined {
  const waiting = new Set(held)
  for (const entry of entries) {
    const kind = kinds.get(entry.kind)
    if (!kind) continue
    const made = entry.input === undefined ? undefined : kind.makes?.(entry)
    if (entry.refusal !== undefined) {
      if (made !== undefined) waiting.add(made)
      continue
    }
    const about = kind.about(entry)
    if (!about.some(one => waiting.has(one))) return entry
    for (const one of about) waiting.add(one)
  }
  return undefined
}

/** The waiting entries that a new one replaces. An entry in between that is about the same thing may depend on them. */
export function replacedBy(
  added: Entry,
  entries: readonly Entry[],
  kinds: Kinds,
): readonly Entry[] {
  const kind = kinds.get(added.kind)
  const text = kind?.replaces?.(added.input)
  if (!kind || text === undefined) return []
  const about = new Set(kind.about(added))
  const replaced: Entry[] = []
  for (const entry of entries.toReversed()) {
    const other = kinds.get(entry.kind)
    if (!other || entry.input === undefined) continue
    const saidBefore = other.replaces?.(entry.input)
    if (saidBefore === text) replaced.push(entry)
    else if (saidBefore === undefined && other.about(entry).some(one => about.has(one))) break
  }
  return replaced
}
