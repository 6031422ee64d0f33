import type { Entry } from '../../api/outbox/entry.ts'
import { knownKinds } from '../../api/outbox/kinds.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { refreshShown } from '../outbox/refresh-shown.ts'

/** Discards changes, and shows everything without them. */
export async function dropEntries(entries: readonly Entry[]): Promise<void> {
  await outbox.drop(entries)
  await Promise.all(entries.map(entry => knownKinds().get(entry.kind)?.dropped?.(entry)))
  refreshShown()
}
