import type { User } from '@aisleway/core/account/session'
import type { CartItem } from '@aisleway/core/cart/cart'
import {
  type CartDifference,
  cartDifference,
  undoUpdate,
  updateFromCart,
} from '@aisleway/core/lists/changes/cart-difference'
import type { ListDetail } from '@aisleway/core/lists/contract'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { ListOperation } from '@aisleway/core/lists/list-operations'
import { api } from '../../../api/client/client.ts'
import { newId } from '../../../api/client/new-id.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { refreshLists } from '../list-queries.ts'
import { asOperations } from '../replica/as-operations.ts'
import { itemsOf } from '../replica/items-of.ts'
import { newItem } from '../replica/new-item.ts'
import { messages } from './messages.ts'

/** An update as the shopper sees it before it is done: the list, the cart, and their difference. */
export type PlannedUpdate = {
  list: ListDetail
  before: ListItem[]
  cart: { productId: string; quantity: number }[]
  difference: CartDifference
}

export type ListUpdate = PlannedUpdate & { operations: ListOperation[] }

export function planUpdate(list: ListDetail, cart: readonly CartItem[]): PlannedUpdate {
  const before = itemsOf(list)
  return {
    list,
    before,
    cart: cart.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    difference: cartDifference(before, cart, ({ id }) => list.prices[id]?.isRetired ?? false),
  }
}

/** The operations have ids, so an update that is sent again counts once. */
export function asListUpdate(userId: string, plan: PlannedUpdate): ListUpdate {
  const changes = updateFromCart(plan.difference, ({ product, quantity }) => ({
    itemId: newId(),
    item: newItem(product, quantity, userId),
  }))
  return { ...plan, operations: asOperations(userId, plan.list.state, changes) }
}

/** Undoes an update, also after the button is gone; resolves to whether it was done. */
export async function undoListUpdate(user: User, update: ListUpdate): Promise<boolean> {
  const { id: listId, name } = update.list
  try {
    const now = await api.lists.read({ listId })
    const changes = undoUpdate(update.operations, update.before, itemsOf(now))
    const operations = asOperations(user.id, now.state, changes)
    await api.lists.undoUpdate({ listId, operations, cart: update.cart })
  } catch {
    toast.error(messages.undoFailed)
    return false
  }
  postToOtherTabs('cart')
  refreshLists()
  await queryClient.invalidateQueries(cartQuery(user))
  toast.show(messages.undone(name))
  return true
}
