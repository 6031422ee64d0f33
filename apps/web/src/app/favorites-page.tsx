import { CartControl } from '../features/cart/cart-control.tsx'
import { FavoritesScreen } from '../features/favorites/favorites-screen.tsx'

/** Favorites know no cart: here they meet. The control's minus reduces the cart (decision 17). */
export function FavoritesPage() {
  return <FavoritesScreen action={product => <CartControl product={product} />} />
}
