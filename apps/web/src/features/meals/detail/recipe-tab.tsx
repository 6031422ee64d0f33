import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'
import type { MealOnScreen } from '../use-meal-basket.ts'

/** The steps for reading; cooking has a separate view. */
export function RecipeTab({ onScreen }: { onScreen: MealOnScreen }) {
  const { meal, basket } = onScreen
  if (meal.steps.length === 0) return <p className="p-6 text-ink2">{messages.noSteps}</p>
  return (
    <div className="p-4 sm:p-6">
      <ol lang={mealLanguage(meal)} className="flex flex-col">
        {meal.steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a recipe may be alike
            key={index}
            className="flex gap-4 border-line border-b py-4 first:pt-1 last:border-b-0"
          >
            <span
              aria-hidden
              className="display grid size-9 shrink-0 place-items-center rounded-full bg-tint text-[1.0625rem] text-on-tint"
            >
              {index + 1}
            </span>
            <p className="max-w-[62ch] pt-1 text-[1.0625rem] leading-relaxed">{step}</p>
          </li>
        ))}
      </ol>
      <Link
        to="/meals/$slug/cook"
        params={{ slug: meal.slug }}
        search={{ servings: String(basket.servings) }}
        className={`${buttonClass({ variant: 'tint' })} mt-3 max-sm:w-full`}
      >
        <CookingPotIcon />
        {messages.startCooking}
      </Link>
    </div>
  )
}
