import type { Meal } from '@aisleway/core/meals/meal'
import { ProductTags } from '../../catalogue/product/product-tags.tsx'
import { MealFacts } from '../../meals/detail/meal-facts.tsx'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { MealPrice } from '../../meals/meal-price.tsx'
import { messages } from './messages.ts'

/** The recipe as a meal card: its price, figures and diets. */
export function RecipePreview({ meal }: { meal: Meal }) {
  return (
    <section aria-label={messages.preview} className="overflow-hidden rounded-card bg-surface">
      <MealPicture
        imageUrl={meal.imageUrl}
        className="aspect-3/2 w-full rounded-none! max-lg:hidden"
      />
      <div className="flex flex-col gap-3 p-4">
        <MealPrice meal={meal} />
        <p className="display text-[1.3125rem] leading-[1.08]">{meal.name || messages.name}</p>
        <MealFacts meal={meal} servings={meal.servings} />
        {meal.calories === null && (
          <p className="text-ink2 text-meta">{messages.caloriesUnknown}</p>
        )}
        <ProductTags diets={meal.diets} />
      </div>
    </section>
  )
}
