import type { CartItem } from '@aisleway/core/cart/cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { type MealLine, withMealLine } from '@aisleway/core/meals/basket/meal-line'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { aboutCart } from '../../cart/account/about-cart.ts'

type Request = Omit<Parameters<typeof api.meals.addToCart>[0], 'id'>

/** A meal to add: the request, and the lines shown until the server has handled it. */
export type MealInCart = {
  mealName: string
  request: Request
  lines: (MealLine & { product: Product })[]
}

/** The ingredients of a meal in the cart, where amounts of the same food add up. */
export const mealInCartKind: OutboxKind<MealInCart> = {
  name: 'meal-in-cart',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.mealName) && isObject(data.request) && Array.isArray(data.lines)
        ? (data as MealInCart)
        : undefined,
  },
  about: () => [aboutCart],
  send: ({ id, input }, sending) => api.meals.addToCart({ ...input.request, id }, sending),
  shows: { cart: withMeal },
  sent: () => refresh('cart'),
}

function withMeal(items: readonly CartItem[], { lines }: MealInCart): CartItem[] {
  const cart = new Map(items.map(item => [item.product.id, item]))
  for (const { product, ...line } of lines) {
    const item = cart.get(product.id)
    const before = item ? { quantity: item.quantity, need: item.need ?? null } : null
    const { quantity, need } = withMealLine(before, line)
    const added = { product, priceCentsWhenAdded: product.priceCents, ...item, quantity }
    cart.set(product.id, need ? { ...added, need } : added)
  }
  return [...cart.values()]
}
