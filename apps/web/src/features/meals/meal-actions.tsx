import type { Meal } from '@aisleway/core/meals/meal'
import { type ComponentType, createContext, use } from 'react'

type Props = { meal: Meal }

/** What can be done with a shopper's recipe. Meals know no recipes: the app hands it in. */
export const MealActionsContext = createContext<ComponentType<Props>>(() => null)

export function MealActions(props: Props) {
  const Actions = use(MealActionsContext)
  return <Actions {...props} />
}
