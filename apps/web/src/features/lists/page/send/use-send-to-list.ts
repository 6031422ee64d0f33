import type { User } from '@aisleway/core/account/session'
import { withoutTrip } from '@aisleway/core/lists/changes/without-trip'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { toast } from '../../../../ui/feedback/toast.ts'
import { addToList } from '../../changes/add-to-list.ts'
import { listChanges } from '../../changes/list-changes.ts'
import { refreshLists } from '../../list-queries.ts'
import { deleteList } from '../../outbox/delete-list.ts'
import { makeListOf } from '../../outbox/make-list.ts'
import { replicaOf } from '../../replica/replicas.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

/** The items that go to another list, and whether they leave this one. */
export type Sent = { from: string; itemIds: readonly string[]; isMove: boolean }

/** An existing list, or the name of a new one. */
type Target = { id?: string; name: string }

/**
 * Adds the items to the other list first, so that a failure duplicates them rather than losing them. They go as they are
 * when the other list is chosen.
 */
export function useSendToList(user: User, { from, itemIds, isMove }: Sent, onDone: () => void) {
  const replica = replicaOf(user.id, from)
  const own = listChanges(replica)
  return useListAction({
    name: `send from ${from}`,
    send: async ({ id, name }: Target, newListId) => {
      const items = (replica.get()?.items ?? []).filter(item => itemIds.includes(item.id))
      const added = items.map(withoutTrip)
      const undoAddition = await (id
        ? addToList(user.id, id, added)
        : createWith(user, { id: newListId, name }, added))
      return undoAddition && { items, undoAddition }
    },
    onDone: (sent, { name }) => {
      if (!sent) return
      const { items, undoAddition } = sent
      // Items that someone else removed in the meantime were not sent, so an undo must not bring them back.
      const change = (kind: 'remove' | 'restore') =>
        own.change(...items.map((item): ItemChange => ({ itemId: item.id, kind })))
      if (isMove) change('remove')
      onDone()
      const text = isMove ? messages.movedTo : messages.copiedTo
      toast.show({
        ...text(items.length, name),
        brief: true,
        undo() {
          if (isMove) change('restore')
          undoAddition()
        },
      })
      refreshLists()
    },
    failed: messages.sendFailed,
  })
}

async function createWith(
  user: User,
  list: { id: string; name: string },
  items: readonly NewListItem[],
) {
  await makeListOf(user, list, items)
  return () => void deleteList(user.id, list).then(refreshLists, () => {})
}
