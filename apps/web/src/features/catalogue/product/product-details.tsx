import type { Product } from '@aisleway/core/catalogue/product'
import type { ReactNode } from 'react'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'

const ProductDialog = preloadedPart(() => import('./product-dialog.tsx'))

/** Renders the actions on a product; it must be the same function on every render of a screen. */
export type ProductAction = (product: Product) => ReactNode

type Props = {
  product: Product | undefined
  action: ProductAction
  corner: ProductAction
  onClose: () => void
}

/** The details of the product that was opened, if any. */
export function ProductDetails({ product, action, corner, onClose }: Props) {
  return (
    product && (
      <PartBoundary lost={lost => <LostPart {...lost} onClose={onClose} />}>
        <ProductDialog product={product} action={action} corner={corner} onClose={onClose} />
      </PartBoundary>
    )
  )
}
