import type { Meal } from '@aisleway/core/meals/meal'
import { type ComponentType, createContext, use } from 'react'

type Props = { meal: Meal; className: string }

/** The button that keeps a meal. Meals know no favorites: the app hands it in. */
export const MealHeartContext = createContext<ComponentType<Props>>(() => null)

export function MealHeart(props: Props) {
  const Heart = use(MealHeartContext)
  return <Heart {...props} />
}
