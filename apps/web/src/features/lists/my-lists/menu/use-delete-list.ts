import type { ListHead } from '@aisleway/core/lists/contract'
import { api } from '../../../../api/client/client.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { refreshLists } from '../../list-queries.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

/** Deletes at once; Undo in the notice restores the list. */
export function useDeleteList({ id, name }: Pick<ListHead, 'id' | 'name'>, onGone: () => void) {
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

/** It goes on after the card it was pressed on is gone. */
async function restore(listId: string): Promise<void> {
  try {
    await api.lists.restore({ listId })
    await refreshLists()
  } catch {
    toast.error(messages.restoreFailed)
  }
}
