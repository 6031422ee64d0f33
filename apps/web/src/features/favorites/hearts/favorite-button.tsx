import type { Product } from '@aisleway/core/catalogue/product'
import { HeartButton } from './heart-button.tsx'

/** The heart of a product: a disc on its picture. */
export function FavoriteButton({ product }: { product: Product }) {
  return (
    <HeartButton favorite={{ type: 'product', id: product.id, data: product }} variant="disc" />
  )
}
