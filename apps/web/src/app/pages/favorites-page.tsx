import { FavoritesScreen } from '../../features/favorites/screen/favorites-screen.tsx'
import { cartControl } from '../product-actions.tsx'

/** The minus of the control reduces the cart (answer 17). */
export default function FavoritesPage() {
  return <FavoritesScreen action={cartControl} />
}
