import { quantityOf } from '@aisleway/core/cart/cart'
import type { GeneratedLine } from '@aisleway/core/generator/generated-line'
import { toast } from '../../../ui/feedback/toast.ts'
import { useOpenCart } from '../../cart/panel/cart-panel-host.tsx'
import { putInCart } from '../../cart/put-in-cart.tsx'
import { useCartItems } from '../../cart/use-cart-items.ts'
import { useMergeIntoCart } from '../../cart/use-merge-into-cart.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { messages } from '../messages.ts'

export type CartOfList = ReturnType<typeof useAddToCart>

/** Adds a generated list to the cart, as a whole or one product at a time. */
export function useAddToCart() {
  const open = useOpenCart()
  const { items } = useCartItems()

  const all = useMergeIntoCart('generated-list', (lines: readonly GeneratedLine[]) => {
    const [first] = lines
    toast.show({
      key: 'added-to-cart',
      title: messages.added,
      message: messages.addedAll(lines.length),
      brief: true,
      ...(first && { picture: <ProductThumb product={first.product} /> }),
      action: { label: messages.viewCart, onPress: open },
    })
  })

  return {
    open,
    holds: ({ product, quantity }: GeneratedLine) =>
      quantity > 0 && quantityOf(items, product.id) >= quantity,
    addOne: ({ product, quantity }: GeneratedLine) =>
      putInCart(product, quantity, quantityOf(items, product.id)),
    isAdding: all.isPending,
    addAll: all.run,
  }
}
