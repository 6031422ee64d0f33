import type { Collaborator } from '@aisleway/core/sharing/contract'
import { api } from '../../../api/client/client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from './messages.ts'
import { refreshSharing } from './refresh-sharing.ts'
import { useInvite } from './use-invite.ts'

/** Removes somebody at once. Access cannot simply be restored, so the toast offers to invite them again. */
export function useRemoveCollaborator(listId: string, collaborator: Collaborator) {
  const { id, email, permission } = collaborator
  const invite = useInvite(listId, id)
  return useListAction({
    name: `remove ${id}`,
    send: () => api.sharing.removeCollaborator({ listId, collaboratorId: id }),
    onDone: () => {
      toast.show({
        ...messages.removed,
        ...(email && {
          action: {
            label: messages.inviteAgain,
            onPress: () => invite.run({ email, permission }),
          },
        }),
      })
      return refreshSharing(listId)
    },
    failed: messages.removeFailed,
  })
}
