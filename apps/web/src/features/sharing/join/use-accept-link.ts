import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { hasCode, isRefusal } from '../../../api/client/refusal.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshLists } from '../../lists/list-queries.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from './messages.ts'

/** Accepts and opens the list. A link that is no longer usable is looked up again to find out why. */
export function useAcceptLink(token: string, listName: string) {
  const navigate = useNavigate()
  return useListAction({
    name: `accept ${token}`,
    send: () => api.sharing.acceptLink({ token }),
    onDone: async ({ listId }) => {
      refreshLists()
      queryClient.invalidateQueries({ queryKey: ['sharing', 'invitations'] })
      await navigate({ to: '/lists/$listId', params: { listId }, replace: true })
      toast.show(messages.accepted(listName))
    },
    failed: error => {
      if (hasCode(error, 'TOO_MANY_COLLABORATORS')) return messages.full
      if (!isRefusal(error)) return messages.acceptFailed
      queryClient.invalidateQueries({ queryKey: ['sharing', 'link'] })
      // The screen itself then says what is wrong with the link, and that no other try helps.
      return error.code in messages.problems ? undefined : messages.acceptFailed
    },
  })
}
