import type { Product } from '@aisleway/core/catalogue/product'
import { formatCents } from '@aisleway/core/money'
import { toast } from '../../ui/feedback/toast.ts'
import type { WantedProduct } from '../catalogue/guess/wanted-product.ts'
import { messages as labels } from '../catalogue/label-messages.ts'
import { ProductThumb } from '../catalogue/product/product-thumb.tsx'
import { heldQuantity, setQuantity } from './change-cart.ts'
import { messages } from './messages.ts'
import { tagsText } from './panel/tags-text.ts'

/** Puts this many of a product in the cart and says so; Undo restores the quantity `before`. */
export function putInCart(product: Product, quantity: number, before = 0): void {
  setQuantity(product, quantity)
  toast.show({
    key: 'added-to-cart',
    brief: true,
    title: messages.added,
    message: messages.addedDetails(
      product.name,
      tagsText(product),
      labels.department(product.department),
      formatCents(product.priceCents),
    ),
    picture: <ProductThumb product={product} />,
    undo: () => setQuantity(product, before),
  })
}

/** Adds the products that are not in the cart yet; Undo removes them again. */
export function putAllInCart(wanted: readonly WantedProduct[]): void {
  const added = wanted.filter(({ product }) => heldQuantity(product) === 0)
  if (added.length === 0) return
  for (const { product, quantity } of added) setQuantity(product, quantity)
  toast.show({
    key: 'added-to-cart',
    brief: true,
    title: messages.added,
    message: messages.productCount(added.length),
    undo() {
      for (const { product } of added) setQuantity(product, 0)
    },
  })
}
