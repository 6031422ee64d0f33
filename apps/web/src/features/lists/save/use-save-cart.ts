import type { User } from '@aisleway/core/account/session'
import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/client/refusal.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { act } from '../../../api/outbox/act.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { refreshLists } from '../list-queries.ts'
import { makeListOfCart } from '../outbox/make-list.ts'
import { updateKind } from '../outbox/update-kind.ts'
import { useListAction } from '../use-list-action.ts'
import type { ListUpdate } from './list-update.ts'
import { messages } from './messages.ts'

/** The list that the cart became. */
export type SavedList = {
  id: string
  name: string
  isOwn: boolean
  /** The update of an existing list, which can be undone. */
  update?: ListUpdate
}

/** Turns the cart into a new list, or into the one it came from; afterwards the cart is empty. */
export function useSaveCart(user: User, onSaved: (list: SavedList) => void) {
  const queryClient = useQueryClient()
  const cart = cartQuery(user)

  const finish = (list: SavedList) => {
    queryClient.cancelQueries(cart)
    queryClient.setQueryData(cart.queryKey, [])
    postToOtherTabs('cart')
    refreshLists()
    onSaved(list)
  }

  const save = useListAction({
    name: 'save',
    afterCart: true,
    send: ({ id, name }: { id: string; name: string }) =>
      makeListOfCart(user, { id, name }, queryClient.getQueryData(cart.queryKey) ?? []),
    onDone: (_, { id, name }) => finish({ id, name, isOwn: true }),
    failed: error => ({
      title: messages.saveFailedTitle,
      message: reason(error) ?? messages.saveFailed,
    }),
  })

  const update = useListAction({
    name: 'update',
    afterCart: true,
    send: ({ list, operations, lines }: ListUpdate, id) =>
      act(updateKind, {
        userId: user.id,
        group: list.id,
        id,
        input: { name: list.name, operations, lines, isUndone: false },
      }),
    onDone: (_, update) => {
      const { id, name, isOwner: isOwn } = update.list
      finish({ id, name, isOwn, update })
    },
    failed: error => {
      // What was shown has changed or is no longer allowed, so refetch it.
      queryClient.invalidateQueries(cart)
      refreshLists()
      return { title: messages.updateFailedTitle, message: reason(error) ?? messages.updateFailed }
    },
  })
  return { save, update }
}

function reason(error: unknown): string | undefined {
  if (hasCode(error, 'CART_EMPTY')) return messages.cartEmpty
  if (hasCode(error, 'CART_CHANGED')) return messages.cartChanged
  if (hasCode(error, 'LIST_FULL')) return messages.listFull
  if (hasCode(error, 'TOO_MANY_LISTS')) return messages.tooManyLists
  if (hasCode(error, 'LIST_NOT_FOUND')) return messages.listGone
  if (hasCode(error, 'FORBIDDEN')) return messages.viewOnly
  return undefined
}
