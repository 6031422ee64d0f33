import { FavoriteMealButton } from '../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealHeartContext } from '../../features/meals/meal-heart.tsx'
import { MealScreen } from '../../features/meals/meal-screen.tsx'

/** Meals know no favorites: here they meet. */
export function MealPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <MealScreen />
    </MealHeartContext>
  )
}
