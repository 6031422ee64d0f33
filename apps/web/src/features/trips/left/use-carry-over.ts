import type { LeftOfTrip } from '@aisleway/core/trips/contract'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshLists } from '../../lists/list-queries.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { reloadTrips } from '../trip-queries.ts'
import { messages } from './messages.ts'

/** A list without an id is a new one. */
type Target = 'cart' | 'nowhere' | { id: string | undefined; name: string }

export type CarryOver = ReturnType<typeof useCarryOver>

export function useCarryOver({ tripId }: LeftOfTrip, onDone: () => void) {
  const navigate = useNavigate()
  return useListAction({
    name: `carry over ${tripId}`,
    send: async (to: Target, newListId) => {
      if (typeof to === 'string') return api.trips.carryOver({ tripId, to })
      const listId = to.id ?? newListId
      if (to.id === undefined) await api.lists.create({ id: listId, name: to.name, from: [] })
      return { ...(await api.trips.carryOver({ tripId, to: { listId } })), listId }
    },
    onDone: (answer, to) => {
      onDone()
      if (to === 'cart') {
        queryClient.invalidateQueries({ queryKey: ['cart'] })
        postToOtherTabs('cart')
        toast.show(messages.inCart(answer.carried, answer.ownWords))
      } else if (typeof to === 'object' && 'listId' in answer) {
        const { listId } = answer
        const see = () => navigate({ to: '/lists/$listId', params: { listId } })
        toast.show({
          ...messages.onList(answer.carried, to.name),
          action: { label: messages.seeList, onPress: see },
        })
        refreshLists()
      }
      return reloadTrips()
    },
    failed: error => (hasCode(error, 'LIST_FULL') ? messages.listFull : messages.failed),
    afterCart: true,
  })
}
