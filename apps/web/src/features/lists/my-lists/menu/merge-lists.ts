import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import { withoutTrip } from '@aisleway/core/lists/changes/without-trip'
import type { ListHead, ListMerge } from '@aisleway/core/lists/contract'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { newId } from '../../../../api/client/new-id.ts'
import { act } from '../../../../api/outbox/act.ts'
import { listChanges } from '../../changes/list-changes.ts'
import { refreshLists } from '../../list-queries.ts'
import { restoreList } from '../../outbox/delete-list.ts'
import { mergeKind } from '../../outbox/merge-kind.ts'
import { asOperations } from '../../replica/as-operations.ts'
import { itemsOf } from '../../replica/items-of.ts'
import { readList } from '../../replica/read-list.ts'
import { replicaOf } from '../../replica/replicas.ts'
import { syncList } from '../../replica/sync-list.ts'

type Named = Pick<ListHead, 'id' | 'name'>

/** Merges a list into another one and deletes it; resolves to a function that undoes the merge. */
export async function mergeLists(
  { userId, id }: { userId: string; id: string },
  from: Named,
  into: Named,
): Promise<() => Promise<void>> {
  const [source, target] = await Promise.all(
    // What cannot be read is left to the server.
    [from, into].map(list => readList(userId, list.id).catch(() => undefined)),
  )
  const known = target ? itemsOf(target) : []
  const items = source && target ? itemsOf(source) : []
  const changes = mergeItems(known, items.map(withoutTrip), newId)
  const input = {
    from: from.id,
    fromName: from.name,
    name: into.name,
    operations: asOperations(userId, target?.state ?? {}, changes),
    merged: items.map(item => item.id),
    quantities: items.map(item => item.quantity),
  }
  const { answer } = await act(mergeKind, { userId, group: into.id, id, input })
  const merge = answer ?? { changes, before: target?.state ?? {} }
  return () => undoMerge(userId, from, into, merge)
}

/** Restores the list first: a failure then duplicates its items rather than losing them. */
async function undoMerge(
  userId: string,
  from: Named,
  into: Named,
  { changes, before }: ListMerge,
): Promise<void> {
  const { isWaiting } = await restoreList(userId, from)
  const replica = replicaOf(userId, into.id)
  // If the server cannot be asked what others have changed since, what this device knows of it has to do.
  if (!isWaiting) await syncList(replica).catch(() => {})
  const state = listState(before)
  const undo = undoChanges(changes, listItems(state), state, replica.get()?.state)
  await listChanges(replica).change(...undo)
  await refreshLists()
}
