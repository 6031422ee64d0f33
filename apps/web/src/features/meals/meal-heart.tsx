import type { Meal } from '@aisleway/core/meals/meal'
import { type ComponentType, createContext, use } from 'react'

type Props = { meal: Meal; className: string }

/** The button that makes a meal a favorite. Meals do not know favorites, so the app supplies it. */
export const MealHeartContext = createContext<ComponentType<Props>>(() => null)

export function MealHeart(props: Props) {
  const Heart = use(MealHeartContext)
  return <Heart {...props} />
}
