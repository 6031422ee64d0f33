import type { SuggestionsProps } from '../../features/catalogue/search-box/search-box.tsx'
import { SearchSuggestions } from '../../features/catalogue/suggestions/search-suggestions.tsx'
import { MealSuggestions } from '../../features/meals/suggestions/meal-suggestions.tsx'
import { cartControl, favoriteButton } from '../product-actions.tsx'

/** What the search box suggests; fetched when it is first used. */
export default function Suggestions(props: SuggestionsProps) {
  return (
    <SearchSuggestions
      {...props}
      action={cartControl}
      corner={favoriteButton}
      more={MealSuggestions}
    />
  )
}
