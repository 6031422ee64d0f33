import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSession } from '../../api/session/session.ts'
import { usualsQuery } from '../../api/usuals.ts'
import { useCartTarget } from '../../features/cart/use-cart-target.ts'
import type { SuggestionsProps } from '../../features/catalogue/search-box/search-box.tsx'
import { useAddTarget } from '../../features/catalogue/suggestions/add-target.ts'
import { SearchSuggestions } from '../../features/catalogue/suggestions/search-suggestions.tsx'
import { MealSuggestions } from '../../features/meals/suggestions/meal-suggestions.tsx'
import { useCloseOnBack } from '../../ui/overlays/use-close-on-back.ts'
import { cartControl, favoriteButton } from '../product-actions.tsx'
import { useIsSmall } from '../use-is-small.ts'

/** The suggestions of the search box, lazy-loaded when it is first used. */
export default function Suggestions(props: SuggestionsProps) {
  const { data: usuals = [] } = useQuery(usualsQuery(useSession().user))
  const cart = useCartTarget()
  const isSmall = useIsSmall()
  const isOnBrowse = useLocation().pathname === '/browse'
  const { isOpen, close } = props.combobox
  // On a phone they cover the screen.
  useCloseOnBack(isSmall && isOpen, close)
  return (
    <SearchSuggestions
      {...props}
      action={cartControl}
      corner={favoriteButton}
      target={useAddTarget() ?? cart}
      usuals={usuals.map(({ product }) => product)}
      isOnBrowse={isOnBrowse}
      isBesideResults={isOnBrowse && !isSmall}
      more={MealSuggestions}
    />
  )
}
