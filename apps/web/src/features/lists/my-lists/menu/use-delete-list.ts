import type { ListHead } from '@aisleway/core/lists/contract'
import { newId } from '../../../../api/client/new-id.ts'
import { act } from '../../../../api/outbox/act.ts'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { refreshLists } from '../../list-queries.ts'
import { deletionKind } from '../../outbox/deletion-kind.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

/** Deletes at once; Undo in the notice restores the list. */
export function useDeleteList({ id, name }: Pick<ListHead, 'id' | 'name'>, onGone: () => void) {
  const userId = useSession().user?.id ?? ''
  const send = (entryId: string, isUndone: boolean) =>
    act(deletionKind, { userId, group: id, id: entryId, input: { name, isUndone } })
  return useListAction({
    name: `delete ${id}`,
    send: (_, entryId) => send(entryId, false),
    onDone: () => {
      onGone()
      refreshLists()
      toast.show({
        title: messages.deleted,
        message: name,
        brief: true,
        action: { label: messages.undo, onPress: () => restore(() => send(newId(), true)) },
      })
    },
    failed: messages.deleteFailed,
  })
}

/** It goes on after the card it was pressed on is gone. */
async function restore(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
    await refreshLists()
  } catch {
    toast.error(messages.restoreFailed)
  }
}
