import { type FavoriteMeal, favoriteMealId } from '@aisleway/core/favorites/favorite'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { messages as mealMessages } from '../../meals/messages.ts'
import { HeartButton } from '../hearts/heart-button.tsx'
import { messages } from './screen-messages.ts'

/** A favorite meal, whose picture is a link as well. Nothing covers the plate. */
export function FavoriteMealCard({ meal }: { meal: FavoriteMeal }) {
  const { slug, name, imageUrl } = meal
  return (
    <article className="flex flex-col overflow-hidden rounded-card bg-surface">
      <Link to="/meals/$slug" params={{ slug }} tabIndex={-1} aria-hidden>
        <MealPicture imageUrl={imageUrl} large className="aspect-4/3 w-full" />
      </Link>
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 lang={mealLanguage(meal)} className="display text-card">
            {name}
          </h3>
          <HeartButton
            favorite={{ type: 'meal', id: favoriteMealId(meal), data: meal }}
            className="-mt-2.5 -mr-2.5"
          />
        </div>
        <p className="text-balance text-ink2 text-meta">{aboutText(meal)}</p>
        <Link
          to="/meals/$slug"
          params={{ slug }}
          aria-label={messages.viewMealNamed(name)}
          className={`${buttonClass({ variant: 'tint', size: 'compact' })} mt-auto`}
        >
          {messages.viewMeal}
        </Link>
      </div>
    </article>
  )
}

/** "Plant Based, Low Sodium · 430 calories" */
function aboutText({ diets, calories = null, description }: FavoriteMeal): string {
  if (diets === undefined) return description
  const parts = [
    diets.map(diet => labels.diets[diet]).join(', '),
    calories !== null && mealMessages.calories(calories),
  ]
  return parts.filter(Boolean).join(' · ')
}
