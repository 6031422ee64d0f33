import { CartControl } from '../features/cart/cart-control.tsx'
import { BrowseScreen } from '../features/catalogue/browse-screen.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { messages } from './messages.ts'
import { useIsSmall } from './use-is-small.ts'

/** The catalogue knows no cart and no favorites: here they meet. */
export function BrowsePage() {
  usePageTitle(messages.pageTitle(messages.browse))
  return (
    <BrowseScreen
      action={product => <CartControl product={product} />}
      corner={product => <FavoriteButton product={product} />}
      isSmall={useIsSmall()}
    />
  )
}
