import { FavoriteMealButton } from '../../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealHeartContext } from '../../../features/meals/meal-heart.tsx'
import { MealsScreen } from '../../../features/meals/meals-screen.tsx'

/** Joins meals and their hearts: meals do not know the favorites. */
export default function MealsPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <MealsScreen />
    </MealHeartContext>
  )
}
