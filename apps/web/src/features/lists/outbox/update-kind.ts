import type { CartItem } from '@aisleway/core/cart/cart'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { aboutCart } from '../../cart/account/about-cart.ts'
import { withChange } from '../../cart/account/cart-kind.ts'
import { type CartUpdate, cartUpdates } from '../replica/list-records.ts'
import { replicaOf } from '../replica/replicas.ts'
import { aboutList } from './about-list.ts'

/** Makes a list, whose id is the group, match the cart, or undoes that. */
export const updateKind: OutboxKind<CartUpdate> = {
  ...cartUpdates,
  about: ({ group }) => [aboutList(group), aboutCart],
  async send({ userId, group: listId, input: { operations, lines, isUndone } }, sending) {
    const cart = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))
    const input = { listId, operations, cart }
    await (isUndone
      ? api.lists.undoUpdate(input, sending)
      : api.lists.updateFromCart(input, sending))
    await replicaOf(userId, listId).refresh()
  },
  shows: {
    cart: (items: CartItem[], { lines, isUndone }: CartUpdate) =>
      isUndone ? withChange(items, { way: 'merge', lines }) : [],
    'loaded-list': (loaded, { isUndone }: CartUpdate) => (isUndone ? loaded : { list: null }),
  },
  sent: () => refresh('lists', 'cart'),
}
