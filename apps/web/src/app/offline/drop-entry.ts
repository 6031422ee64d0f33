import type { Entry } from '../../api/outbox/entry.ts'
import { knownKinds } from '../../api/outbox/kinds.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { refreshShown } from '../outbox/refresh-shown.ts'

/** Discards a change, and shows everything without it. */
export async function dropEntry(entry: Entry): Promise<void> {
  await outbox.drop([entry])
  await knownKinds().get(entry.kind)?.dropped?.(entry)
  refreshShown()
}
