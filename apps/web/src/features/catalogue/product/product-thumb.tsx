import type { Product } from '@aisleway/core/catalogue/product'
import { ProductBackdrop, type ProductBackdropProps } from './product-backdrop.tsx'
import { ProductPicture } from './product-picture.tsx'

type Props = { product: Product; size?: ProductBackdropProps['size'] }

/** A small picture of a product on its department's backdrop. */
export function ProductThumb({ product, size = 'thumb' }: Props) {
  return (
    <ProductBackdrop department={product.department} size={size}>
      <ProductPicture product={product} className="h-[85%] w-[85%] object-contain object-bottom" />
    </ProductBackdrop>
  )
}
