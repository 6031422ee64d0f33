import type { Meal } from '@aisleway/core/meals/meal'
import type { RecipeDraft } from '@aisleway/core/recipes/recipe'
import { visibleText } from '@aisleway/core/text/visible-text'
import { useQuery } from '@tanstack/react-query'
import { ProductTags } from '../../catalogue/product/product-tags.tsx'
import { useAfterPause } from '../../catalogue/suggestions/use-after-pause.ts'
import { MealFacts } from '../../meals/detail/meal-facts.tsx'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { MealPrice } from '../../meals/meal-price.tsx'
import { type EditedLine, written } from './edited-recipe.ts'
import { messages } from './messages.ts'
import { previewQuery } from './recipe-queries.ts'

/** The recipe as a meal card: its price, figures and diets. */
export function RecipePreview({ meal }: { meal: Meal }) {
  return (
    <section aria-label={messages.preview} className="overflow-hidden rounded-card bg-surface">
      <MealPicture
        imageUrl={meal.imageUrl}
        large
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

/**
 * The meal that a draft would become (debounced), pictures for it, what was found for each line, by its key, and whether
 * looking them up has failed.
 */
export function useRecipePreview(draft: RecipeDraft, lines: readonly EditedLine[]) {
  const asked: RecipeDraft = JSON.parse(useAfterPause(JSON.stringify(draft), 400))
  const { data, isPlaceholderData, isError } = useQuery(previewQuery(asked))
  const found = new Map(
    written(lines).flatMap(({ key, text }, at) => {
      const line = data?.lines[at]
      // An answer belongs to the texts it was requested for.
      const isAnswered = !isPlaceholderData && asked.lines[at]?.text === visibleText(text)
      return line && isAnswered ? [[key, line] as const] : []
    }),
  )
  return { meal: data?.meal, pictures: data?.pictures ?? [], found, isError }
}
