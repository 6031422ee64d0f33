import type { CartItem } from '@aisleway/core/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { hasCode } from '../../../api/refusal.ts'
import { useSession } from '../../../api/session.ts'
import { tellOtherTabs } from '../../../api/tabs.ts'
import { toast } from '../../../ui/toast.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { refreshLists } from '../list-queries.ts'
import { forgetLoadedList, type LoadedList } from '../loaded-list.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'

/** The cart becomes a list, a new one or the one it came from, and is empty then. */
export function useSaveCart(userId: string, onSaved: (name: string) => void) {
  const { user } = useSession()
  const queryClient = useQueryClient()

  const finish = (name: string) => {
    const { queryKey } = cartQuery(user)
    queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<CartItem[]>(queryKey, [])
    tellOtherTabs('cart')
    forgetLoadedList(userId)
    refreshLists()
    onSaved(name)
  }

  const save = useListAction({
    name: 'save',
    afterCart: true,
    send: ({ id, name }: { id: string; name: string }) =>
      api.lists.create({ id, name, from: 'cart' }),
    onDone: (_, { name }) => {
      toast.show(messages.saved)
      toast.show(messages.savedNotice)
      finish(name)
    },
    failed: error => ({
      title: messages.saveFailedTitle,
      message: reason(error) ?? messages.saveFailed,
    }),
  })

  const update = useListAction({
    name: 'update',
    afterCart: true,
    send: ({ listId }: LoadedList) => api.lists.updateFromCart({ listId }),
    onDone: (_, { name }) => {
      toast.show(messages.updated(name))
      finish(name)
    },
    failed: error => ({
      title: messages.updateFailedTitle,
      message: reason(error) ?? messages.updateFailed,
    }),
  })
  return { save, update }
}

function reason(error: unknown): string | undefined {
  if (hasCode(error, 'CART_EMPTY')) return messages.cartEmpty
  if (hasCode(error, 'TOO_MANY_LISTS')) return messages.tooManyLists
  if (hasCode(error, 'LIST_NOT_FOUND') || hasCode(error, 'FORBIDDEN')) return messages.listGone
  return undefined
}
