import { queryClient } from '../../api/client/query-client.ts'
import type { Entry } from '../../api/outbox/entry.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { newListKind } from '../../features/lists/outbox/new-list-kind.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'

/** Drops a change, and shows everything without it. */
export async function dropEntry(entry: Entry): Promise<void> {
  await outbox.drop([entry])
  // A list that was made here goes with all that was done to it.
  if (entry.kind === newListKind.name) await deviceList(entry.userId, entry.id).drop()
  for (const feature of ['cart', 'favorites', 'lists', 'trips']) {
    queryClient.invalidateQueries({ queryKey: [feature] })
  }
}
