import type { MealWish } from '@aisleway/core/meals/choose-meals'
import type { Meal } from '@aisleway/core/meals/meal'
import { type MealsState, mealsAddressFrom } from '@aisleway/core/meals/meals-address'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MealDetail } from './meal-detail.tsx'
import { messages } from './messages.ts'

type Props = { meal: Meal; diet: MealWish['diet']; allMeals: MealsState; action: ReactNode }

/** The single view (spec 1 §4). */
export function SingleMeal({ meal, diet, allMeals, action }: Props) {
  return (
    <main id="content" className="page gutter flex flex-col gap-4 py-4">
      <div className="flex items-center justify-between gap-3 print:hidden">
        <Link to="/meals" search={mealsAddressFrom(allMeals)} className={backLinkClass}>
          <ArrowLeftIcon aria-hidden weight="bold" className="text-xl" />
          {messages.viewAll}
        </Link>
        {action}
      </div>
      <MealDetail key={meal.slug} meal={meal} diet={diet === 'no_preference' ? null : diet} />
    </main>
  )
}

export const backLinkClass =
  'flex min-h-11 items-center gap-2.5 rounded-control pr-2 font-bold text-name underline-offset-4 hover:underline'
