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
import { newId } from '../../../api/client/new-id.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { act } from '../../../api/outbox/act.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { refreshLists } from '../list-queries.ts'
import { updateKind } from '../outbox/update-kind.ts'
import { asOperations } from '../replica/as-operations.ts'
import { itemsOf } from '../replica/items-of.ts'
import type { CartUpdate } from '../replica/list-records.ts'
import { newItem } from '../replica/new-item.ts'
import { readList } from '../replica/read-list.ts'
import { messages } from './messages.ts'

/** An update as previewed for the shopper: the list, the cart, and their difference. */
export type PlannedUpdate = {
  list: ListDetail
  before: ListItem[]
  lines: CartUpdate['lines']
  difference: CartDifference
}

export type ListUpdate = PlannedUpdate & { operations: ListOperation[] }

export function planUpdate(list: ListDetail, cart: readonly CartItem[]): PlannedUpdate {
  const before = itemsOf(list)
  return {
    list,
    before,
    lines: cart.map(({ product, quantity }) => ({ product, quantity })),
    difference: cartDifference(before, cart, ({ id }) => list.prices[id]?.isRetired ?? false),
  }
}

/** The operations have ids, so resending an update is idempotent. */
export function asListUpdate(userId: string, plan: PlannedUpdate): ListUpdate {
  const changes = updateFromCart(plan.difference, ({ product, quantity }) => ({
    itemId: newId(),
    item: newItem(product, quantity, userId),
  }))
  return { ...plan, operations: asOperations(userId, plan.list.state, changes) }
}

/** Undoes an update, even after the button is gone; resolves to whether it was undone. */
export async function undoListUpdate(user: User, update: ListUpdate): Promise<boolean> {
  const { id: listId, name } = update.list
  try {
    const now = await readList(user.id, listId)
    const changes = undoUpdate(update.operations, update.before, itemsOf(now))
    const operations = asOperations(user.id, now.state, changes)
    const input = { name, operations, lines: update.lines, isUndone: true }
    await act(updateKind, { userId: user.id, group: listId, id: newId(), input })
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
