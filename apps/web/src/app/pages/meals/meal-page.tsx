import { FavoriteMealButton } from '../../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealHeartContext } from '../../../features/meals/meal-heart.tsx'
import { MealScreen } from '../../../features/meals/meal-screen.tsx'

/** Joins a meal and its heart: meals do not know the favorites. */
export function MealPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <MealScreen />
    </MealHeartContext>
  )
}
