import type { LeftOfTrip } from '@aisleway/core/trips/contract'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { newId } from '../../../api/client/new-id.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshLists } from '../../lists/list-queries.ts'
import { newListName } from '../../lists/new-list-name.ts'
import { makeListOf } from '../../lists/outbox/make-list.ts'
import { freeTextItem } from '../../lists/replica/new-item.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { reloadTrips } from '../trip-queries.ts'
import { messages } from './messages.ts'

/** A list without an id is a new one. */
type Target = 'cart' | 'nowhere' | { id: string | undefined; name: string }

export type CarryOver = ReturnType<typeof useCarryOver>

export function useCarryOver(userId: string, { tripId, items }: LeftOfTrip, onDone: () => void) {
  const navigate = useNavigate()
  const see = (listId: string) => navigate({ to: '/lists/$listId', params: { listId } })

  /** A cart cannot hold free text, and the offer is over. */
  const putOnNewList = async (names: readonly string[]) => {
    const id = newId()
    const freeText = items.filter(({ name }) => names.includes(name))
    try {
      await makeListOf(
        { id: userId },
        { id, name: newListName() },
        freeText.map(({ name, quantity }) => freeTextItem(name, quantity, userId)),
      )
      refreshLists()
      await see(id)
    } catch {
      toast.error(messages.failed)
    }
  }
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
        const { carried, ownWords: freeText } = answer
        const action = { label: messages.newList, onPress: () => putOnNewList(freeText) }
        toast.show({
          ...messages.inCart(carried, freeText),
          ...(freeText.length > 0 && { action }),
        })
      } else if (typeof to === 'object' && 'listId' in answer) {
        const { listId } = answer
        toast.show({
          ...messages.onList(answer.carried, to.name),
          action: { label: messages.seeList, onPress: () => see(listId) },
        })
        refreshLists()
      }
      return reloadTrips()
    },
    failed: error => {
      if (hasCode(error, 'CART_FULL')) return messages.cartFull
      return hasCode(error, 'LIST_FULL') ? messages.listFull : messages.failed
    },
    afterCart: true,
  })
}
