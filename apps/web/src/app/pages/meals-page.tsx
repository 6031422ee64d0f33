import { FavoriteMealButton } from '../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealHeartContext } from '../../features/meals/meal-heart.tsx'
import { MealsScreen } from '../../features/meals/meals-screen.tsx'

/** Meals know no favorites: here they meet. */
export function MealsPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <MealsScreen />
    </MealHeartContext>
  )
}
