import type { Meal } from '@aisleway/core/meals/meal'
import { FlameIcon } from '@phosphor-icons/react/Flame'
import { UsersIcon } from '@phosphor-icons/react/Users'
import { messages } from './messages.ts'

type Props = { meal: Pick<Meal, 'calories'>; servings: number }

/** "480 calories, 4 servings" */
export function MealFacts({ meal, servings }: Props) {
  return (
    <ul className="flex flex-wrap items-center gap-x-3.5 gap-y-1 font-meta text-ink2 text-meta">
      <li className="flex items-center gap-1.5">
        <FlameIcon aria-hidden weight="bold" className="text-lg" />
        {messages.calories(meal.calories)}
      </li>
      <li className="flex items-center gap-1.5">
        <UsersIcon aria-hidden weight="bold" className="text-lg" />
        {messages.servings(servings)}
      </li>
    </ul>
  )
}
