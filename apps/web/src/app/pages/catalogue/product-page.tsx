import { ProductScreen } from '../../../features/catalogue/product-page/product-screen.tsx'
import { cartControl, favoriteButton } from '../../product-actions.tsx'

/** Joins a product with cart and favorites, which the catalogue does not know. */
export default function ProductPage() {
  return <ProductScreen action={cartControl} corner={favoriteButton} />
}
