import type { ListCard } from '@aisleway/core/lists/contract'
import { api } from '../../../../api/client/client.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { refreshLists } from '../../list-queries.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

/** Deletes at once; the notice brings the list back. */
export function useDeleteList({ id, name }: ListCard, onGone: () => void) {
  return useListAction({
    name: `delete ${id}`,
    send: () => api.lists.remove({ listId: id }),
    onDone: () => {
      onGone()
      refreshLists()
      toast.show({
        title: messages.deleted,
        message: name,
        brief: true,
        action: { label: messages.undo, onPress: () => restore(id) },
      })
    },
    failed: messages.deleteFailed,
  })
}

/** Outlives the card it was pressed on. */
async function restore(listId: string): Promise<void> {
  try {
    await api.lists.restore({ listId })
    await refreshLists()
  } catch {
    toast.error(messages.restoreFailed)
  }
}
