import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { peopleQuery } from '../../sharing/sharing-queries.ts'
import { messages } from './messages.ts'

/** Splits the store with somebody, or ends the split; the server divides the departments. */
export function useSplit(userId: string, listId: string, onDone: () => void) {
  return useListAction({
    name: `split ${listId}`,
    send: (withUserId: string | null) => api.sharing.split({ listId, withUserId }),
    onDone: people => {
      queryClient.setQueryData(peopleQuery(userId, listId).queryKey, people)
      onDone()
    },
    failed: messages.splitFailed,
  })
}
