import { CookbookScreen } from '../../../features/cookbook/browse/cookbook-screen.tsx'
import { FavoriteMealButton } from '../../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealHeartContext } from '../../../features/meals/meal-heart.tsx'

/** Joins the cookbook with the hearts of its meals. */
export default function CookbookPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <CookbookScreen />
    </MealHeartContext>
  )
}
