import { queryClient } from '../../api/client/query-client.ts'
import type { Entry } from '../../api/outbox/entry.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { copyKind } from '../../features/lists/outbox/copy-kind.ts'
import { newListKind } from '../../features/lists/outbox/new-list-kind.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'

const makesList: ReadonlySet<string> = new Set([newListKind.name, copyKind.name])

/** Drops a change, and shows everything without it. */
export async function dropEntry(entry: Entry): Promise<void> {
  await outbox.drop([entry])
  // A list that was made here goes with all that was done to it.
  if (makesList.has(entry.kind)) await deviceList(entry.userId, entry.id).drop()
  for (const feature of ['cart', 'favorites', 'lists', 'pantry', 'trips']) {
    queryClient.invalidateQueries({ queryKey: [feature] })
  }
}
