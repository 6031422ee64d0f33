import { FavoritesScreen } from '../../features/favorites/screen/favorites-screen.tsx'
import { cartControl } from '../product-actions.tsx'

/** The control's minus reduces the cart (answer 17). */
export function FavoritesPage() {
  return <FavoritesScreen action={cartControl} />
}
