import type { BasketLine } from '@aisleway/core/meals/basket'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { hasCode } from '../../api/refusal.ts'
import { tellOtherTabs } from '../../api/tabs.ts'
import { toast } from '../../ui/toast.ts'
import { useOpenCart } from '../cart/cart-panel-host.tsx'
import { messages as cartMessages } from '../cart/messages.ts'
import { ProductThumb } from '../catalogue/product-thumb.tsx'
import { messages } from './messages.ts'
import type { MealOnScreen } from './use-meal-basket.ts'

/** Puts all or one of a meal's ingredients into the cart, where amounts of one food add up. */
export function useAddToCart({ meal, basket, markAdded }: MealOnScreen) {
  const queryClient = useQueryClient()
  const openCart = useOpenCart()
  const { mutate, isPending } = useMutation({
    mutationFn: (lines: readonly BasketLine[]) =>
      api.meals.addToCart({
        slug: meal.slug,
        servings: basket.servings,
        lines: lines.map(({ ingredient, packages }) => ({
          food: ingredient.food,
          productId: ingredient.product.id,
          packages,
          isDefault: basket.packages[ingredient.food] === undefined,
        })),
      }),
    onSuccess: (_, lines) => {
      tellOtherTabs('cart')
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
    onError: error => {
      toast.error(hasCode(error, 'CART_FULL') ? cartMessages.cartFull : cartMessages.cartNotSaved)
    },
  })
  return { add: mutate, isAdding: isPending }
}
