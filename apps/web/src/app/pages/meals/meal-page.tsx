import type { Meal } from '@aisleway/core/meals/meal'
import { FavoriteMealButton } from '../../../features/favorites/hearts/favorite-meal-button.tsx'
import { MealActionsContext } from '../../../features/meals/meal-actions.tsx'
import { MealHeartContext } from '../../../features/meals/meal-heart.tsx'
import { MealScreen } from '../../../features/meals/meal-screen.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'

const RecipeActions = lazyPart(() => import('../../../features/cookbook/own/recipe-actions.tsx'))

/** Joins a meal with its heart and the actions for a shopper's own recipe, which meals do not know. */
export default function MealPage() {
  return (
    <MealHeartContext value={FavoriteMealButton}>
      <MealActionsContext value={OwnRecipe}>
        <MealScreen />
      </MealActionsContext>
    </MealHeartContext>
  )
}

function OwnRecipe({ meal }: { meal: Meal }) {
  return (
    <PartBoundary lost={lost => <LostPart {...lost} />}>
      <RecipeActions meal={meal} />
    </PartBoundary>
  )
}
