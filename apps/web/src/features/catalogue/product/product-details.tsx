import type { Product } from '@aisleway/core/catalogue/product'
import type { ReactNode } from 'react'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'

const ProductDialog = preloadedDialog(() => import('./product-dialog.tsx'))

/** Renders the actions on a product; it must be the same function on every render of a screen. */
export type ProductAction = (product: Product) => ReactNode

type Props = {
  product: Product | undefined
  action: ProductAction
  corner: ProductAction
  onClose: () => void
}

/** The details of the product that was opened, if any. */
export function ProductDetails({ onClose, ...props }: Props) {
  return (
    <ProductDialog
      {...props}
      open={props.product !== undefined}
      onOpenChange={isOpen => !isOpen && onClose()}
    />
  )
}
