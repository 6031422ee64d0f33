import type { Meal } from '@aisleway/core/meals/meal'
import { type ComponentType, createContext, use } from 'react'

type Props = { meal: Meal }

/** The actions on a shopper's recipe. Meals do not know recipes, so the app supplies them. */
export const MealActionsContext = createContext<ComponentType<Props>>(() => null)

export function MealActions(props: Props) {
  const Actions = use(MealActionsContext)
  return <Actions {...props} />
}
