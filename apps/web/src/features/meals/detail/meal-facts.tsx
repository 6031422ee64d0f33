import type { Meal } from '@aisleway/core/meals/meal'
import { ClockIcon } from '@phosphor-icons/react/Clock'
import { FlameIcon } from '@phosphor-icons/react/Flame'
import { UsersIcon } from '@phosphor-icons/react/Users'
import { messages } from '../messages.ts'
import { minutesText } from '../minutes/minutes-text.ts'

type Props = { meal: Meal; servings: number }

/** "480 calories, 4 servings, 15 min prep, 40 min cook" */
export function MealFacts({ meal, servings }: Props) {
  const times = timesText(meal)
  return (
    <ul className="flex flex-wrap items-center gap-x-3.5 gap-y-1 font-meta text-ink2 text-meta">
      {meal.calories !== null && (
        <li className="flex items-center gap-1.5">
          <FlameIcon className="text-lg" />
          {messages.calories(meal.calories)}
        </li>
      )}
      <li className="flex items-center gap-1.5">
        <UsersIcon className="text-lg" />
        {messages.servings(servings)}
      </li>
      {times && (
        <li className="flex items-center gap-1.5">
          <ClockIcon className="text-lg" />
          {times}
        </li>
      )}
    </ul>
  )
}

/** Meals saved by older favorites, and imported ones, may have no times. */
export function timesText({ prepMinutes, cookMinutes }: Meal): string {
  return [
    prepMinutes && messages.prep(minutesText(prepMinutes)),
    cookMinutes && messages.cook(minutesText(cookMinutes)),
  ]
    .filter(Boolean)
    .join(', ')
}
