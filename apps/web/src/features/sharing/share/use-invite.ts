import type { Collaborator } from '@aisleway/core/sharing/contract'
import type { Permission } from '@aisleway/core/sharing/sharing'
import { api } from '../../../api/client/client.ts'
import { isRefusal } from '../../../api/client/refusal.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from './messages.ts'
import { refreshSharing } from './refresh-sharing.ts'

type Invitation = { email: string; permission: Permission }

/**
 * Invites somebody, or invites them again: from the form, or beside the collaborator with this id. Every refusal has its
 * own text (spec 2 §5).
 */
export function useInvite(
  listId: string,
  from: 'form' | Collaborator['id'],
  onInvited?: (email: string) => void,
) {
  return useListAction({
    name: `invite ${listId} ${from}`,
    send: (invitation: Invitation, id) =>
      api.sharing.invite({ listId, ...invitation }, { context: { idempotencyKey: id } }),
    onDone: async (_, { email }) => {
      toast.show(messages.invited(email))
      onInvited?.(email)
      await refreshSharing(listId)
    },
    failed: (error, { email }) => failureOf(error, email),
  })
}

const minute = 60

function failureOf(error: unknown, email: string) {
  if (!isRefusal(error)) return messages.inviteFailed
  switch (error.code) {
    case 'USER_NOT_FOUND':
      return messages.userNotFound(email)
    case 'CANNOT_INVITE_SELF':
      return messages.isSelf
    case 'ALREADY_INVITED':
      return messages.alreadyInvited(email)
    case 'TOO_MANY_COLLABORATORS':
      return messages.tooMany
    case 'TOO_MANY_REQUESTS':
      return messages.tooOften(Math.ceil((error.retryAfterSeconds ?? minute) / minute))
    default:
      return messages.inviteFailed
  }
}
