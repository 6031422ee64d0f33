import type { ListHead } from '@aisleway/core/lists/contract'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { refreshLists } from '../../list-queries.ts'
import { deleteList, restoreList } from '../../outbox/delete-list.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

/** Deletes at once; Undo in the toast restores the list. */
export function useDeleteList(list: Pick<ListHead, 'id' | 'name'>, onGone: () => void) {
  const userId = useSession().user?.id ?? ''
  return useListAction({
    name: `delete ${list.id}`,
    send: (_, entryId) => deleteList(userId, list, entryId),
    onDone: () => {
      onGone()
      refreshLists()
      toast.show({
        title: messages.deleted,
        message: list.name,
        brief: true,
        undo: () => restore(() => restoreList(userId, list)),
      })
    },
    failed: messages.deleteFailed,
  })
}

/** Continues after the card it was pressed on has unmounted. */
async function restore(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
    await refreshLists()
  } catch {
    toast.error(messages.restoreFailed)
  }
}
