import { FavoriteMealButton } from '../../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealHeartContext } from '../../../features/meals/meal-heart.tsx'
import { MealsScreen } from '../../../features/meals/meals-screen.tsx'

/** Joins meals with their hearts, because meals do not know the favorites. */
export default function MealsPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <MealsScreen />
    </MealHeartContext>
  )
}
