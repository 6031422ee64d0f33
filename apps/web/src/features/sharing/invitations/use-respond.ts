import type { Invitation } from '@aisleway/core/sharing/contract'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { isRefusal } from '../../../api/client/refusal.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshLists } from '../../lists/list-queries.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from './messages.ts'

/** Accepts or declines once. An invitation that was withdrawn meanwhile disappears from the screen. */
export function useRespond({ id }: Invitation, onAnswered: () => void) {
  const navigate = useNavigate()
  return useListAction({
    name: `respond ${id}`,
    send: (answer: 'accepted' | 'declined') => api.sharing.respond({ invitationId: id, answer }),
    onDone: (_, answer) => {
      onAnswered()
      toast.show({
        ...messages.answered[answer],
        ...(answer === 'accepted' && {
          action: { label: messages.toLists, onPress: () => navigate({ to: '/my-lists' }) },
        }),
      })
      refreshLists()
      return refreshInvitations()
    },
    failed: error => {
      if (!isRefusal(error)) return messages.respondFailed
      refreshInvitations()
      return messages.statusFailed
    },
  })
}

function refreshInvitations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['sharing', 'invitations'] })
}
