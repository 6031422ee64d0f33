import type { MealCriteria } from '@aisleway/core/meals/generation/choose-meals'
import { type MealsState, mealsAddressFrom } from '@aisleway/core/meals/generation/meals-address'
import type { Meal } from '@aisleway/core/meals/meal'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { HouseIcon } from '@phosphor-icons/react/House'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { backLinkClass } from '../../ui/page/back-link-class.ts'
import { MealDetail } from './detail/meal-detail.tsx'
import { messages } from './messages.ts'

type Props = { meal: Meal; diet: MealCriteria['diet']; allMeals: MealsState; action: ReactNode }

/** The single view, beside the form (spec 1 §4). */
export default function SingleMeal({ meal, diet, allMeals, action }: Props) {
  return (
    <section aria-label={meal.name} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        <Link
          to="/meals"
          search={mealsAddressFrom(allMeals)}
          activeOptions={{ exact: true }}
          className={backLinkClass}
        >
          <ArrowLeftIcon />
          {messages.viewAll}
        </Link>
        <div className="flex items-center gap-1">
          {/* When the form is collapsed, its own button is hidden. */}
          <Link
            to="/"
            aria-label={messages.backToHome}
            className="pressable grid size-11 place-items-center rounded-control text-xl hover:bg-sunken lg:hidden"
          >
            <HouseIcon />
          </Link>
          {action}
        </div>
      </div>
      <MealDetail key={meal.slug} meal={meal} diet={diet === 'no_preference' ? null : diet} />
    </section>
  )
}
