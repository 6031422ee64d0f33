import type { Meal } from '@aisleway/core/meals/meal'
import type { ReactNode } from 'react'
import { MealCard } from '../meal-card.tsx'
import type { SeededPick } from '../meal-queries.ts'
import { messages } from '../messages.ts'
import { AskStaples } from '../staples/ask-staples.tsx'
import { criteriaText } from './criteria-text.ts'
import { MealHero } from './meal-hero.tsx'
import { ViewRecipeLink } from './view-recipe-link.tsx'

type Props = { pick: SeededPick; meals: readonly Meal[]; total: number; action: ReactNode }

/** All picked meals, the first one large (spec 1 §4). */
export function AllMeals({ pick, meals, total, action }: Props) {
  const [first, ...others] = meals
  if (!first) return null
  return (
    <section aria-labelledby="meals-found" className="@container min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 grow basis-32 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 id="meals-found" className="display text-title">
            {messages.shownOf(meals.length, total, pick.criteria.mealType)}
          </h1>
          <p className="font-semibold text-ink2 max-lg:hidden">{criteriaText(pick.criteria)}</p>
        </div>
        {action}
      </div>
      <AskStaples className="mb-4" />
      <MealHero meal={first} state={{ ...pick, index: 0 }} />
      <ul className="mt-4 grid gap-4 @min-[32rem]:grid-cols-2 @min-[58rem]:grid-cols-4">
        {others.map((meal, index) => (
          <li key={meal.slug} className="row-span-5 grid grid-cols-1 grid-rows-subgrid">
            <MealCard
              meal={meal}
              link={
                <ViewRecipeLink
                  name={meal.name}
                  state={{ ...pick, index: index + 1 }}
                  look={{ variant: 'tint', size: 'compact' }}
                  className="w-full"
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
