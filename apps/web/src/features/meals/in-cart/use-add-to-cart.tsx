import type { BasketLine } from '@aisleway/core/meals/basket/basket'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { postToOtherTabs } from '../../../api/live/tabs.ts'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { preloadWhenIdle } from '../../../ui/scheduling/preload-when-idle.ts'
import { messages as cartMessages } from '../../cart/messages.ts'
import { useOpenCart } from '../../cart/panel/cart-panel-host.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { messages } from '../messages.ts'
import type { MealOnScreen } from '../use-meal-basket.ts'
import type { MealInCart } from './meal-in-cart-kind.ts'

const loadPutMealInCart = preloadWhenIdle(() => import('./put-meal-in-cart.ts'))

/** Adds one or all of a meal's ingredients to the cart, where amounts of the same food add up. */
export function useAddToCart({ meal, basket, markAdded }: MealOnScreen) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const openCart = useOpenCart()
  const { run, isPending } = useAction({
    // Each ingredient has its own button, and one need not wait for another.
    key: ['meals', 'add-to-cart', useId()],
    send: async ({ request, lines }: Pressed, id) => {
      if (!user) return api.meals.addToCart({ ...request, id })
      const { putMealInCart } = await loadPutMealInCart()
      return putMealInCart({ userId: user.id, id }, meal, { request, lines })
    },
    onDone: (_, { lines }) => {
      postToOtherTabs('cart')
      markAdded(lines.map(({ ingredient }) => ingredient.product.id))
      const [only] = lines
      toast.show({
        key: 'added-to-cart',
        brief: true,
        title: messages.added,
        message:
          lines.length === 1 && only
            ? only.ingredient.product.name
            : messages.addedMeal(meal.name, lines.length),
        ...(only && { picture: <ProductThumb product={only.ingredient.product} /> }),
        action: { label: messages.viewCart, onPress: openCart },
      })
      return queryClient.invalidateQueries({ queryKey: ['cart'] })
    },
    onFailed: error => {
      toast.error(hasCode(error, 'CART_FULL') ? cartMessages.cartFull : cartMessages.cartNotSaved)
    },
  })
  return {
    isAdding: isPending,
    add(lines: readonly BasketLine[]) {
      const request = {
        slug: meal.slug,
        servings: basket.servings,
        lines: lines.map(({ ingredient, packages }) => ({
          food: ingredient.food,
          productId: ingredient.product.id,
          packages,
          isDefault: basket.packages[ingredient.food] === undefined,
        })),
      }
      run({ lines, request })
    },
  }
}

type Pressed = { request: MealInCart['request']; lines: readonly BasketLine[] }
