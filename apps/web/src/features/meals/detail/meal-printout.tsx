import { mealLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'
import type { MealOnScreen } from '../use-meal-basket.ts'
import { IngredientText } from './ingredient-text.tsx'
import { timesText } from './meal-facts.tsx'

/** The printed meal: its ingredients and steps. */
export function MealPrintout({ onScreen }: { onScreen: MealOnScreen }) {
  const { meal, basket, scale } = onScreen
  return (
    <article className="hidden print:block">
      <h1 lang={mealLanguage(meal)} className="display text-panel">
        {meal.name}
      </h1>
      <p className="mt-2">
        {messages.servings(basket.servings)}
        {meal.calories !== null && ` · ${messages.calories(meal.calories)} ${messages.perServing}`}
        {timesText(meal) && ` · ${timesText(meal)}`}
      </p>
      <h2 className="display mt-6 mb-2 text-card">{messages.ingredients}</h2>
      <ul className="columns-2 gap-8">
        {meal.ingredients?.map(ingredient => (
          <li key={ingredient.food} className="break-inside-avoid py-1">
            <IngredientText meal={meal} ingredient={ingredient} scale={scale} />
          </li>
        ))}
      </ul>
      <h2 className="display mt-6 mb-2 text-card">{messages.steps}</h2>
      <ol lang={mealLanguage(meal)} className="ml-5 list-decimal">
        {meal.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps of a recipe may be alike
          <li key={index} className="break-inside-avoid py-1 pl-1">
            {step}
          </li>
        ))}
      </ol>
    </article>
  )
}
