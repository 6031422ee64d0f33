import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import { withoutTrip } from '@aisleway/core/lists/changes/without-trip'
import type { ListHead } from '@aisleway/core/lists/contract'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { newId } from '../../../../api/client/new-id.ts'
import { act } from '../../../../api/outbox/act.ts'
import { mergeKind } from '../../outbox/merge-kind.ts'
import { asOperations } from '../../replica/as-operations.ts'
import { itemsOf } from '../../replica/items-of.ts'
import { readList } from '../../replica/read-list.ts'

type Named = Pick<ListHead, 'id' | 'name'>

/** Merges a list into another one and deletes it; resolves to the changes that undo the merge. */
export async function mergeLists(
  { userId, id }: { userId: string; id: string },
  from: Named,
  into: Named,
): Promise<readonly ItemChange[]> {
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
  return answer?.undo ?? undoChanges(changes, known)
}
