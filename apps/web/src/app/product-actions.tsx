import { CartControl } from '../features/cart/cart-control.tsx'
import type { ProductAction } from '../features/catalogue/product/product-details.tsx'
import { FavoriteButton } from '../features/favorites/hearts/favorite-button.tsx'

/** Joins products with cart and favorites, which the catalogue does not know. */
export const cartControl: ProductAction = product => <CartControl product={product} />
export const favoriteButton: ProductAction = product => <FavoriteButton product={product} />
