import type { MealsState } from '@aisleway/core/meals/generation/meals-address'
import { type Meal, unsoldIngredients, validIngredients } from '@aisleway/core/meals/meal'
import { ProductTags } from '../../catalogue/product/product-tags.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { MealFacts } from '../detail/meal-facts.tsx'
import { MealHeart } from '../meal-heart.tsx'
import { MealPicture } from '../meal-picture.tsx'
import { MealPrice } from '../meal-price.tsx'
import { messages } from '../messages.ts'
import { ViewRecipeLink } from './view-recipe-link.tsx'

type Props = { meal: Meal; state: MealsState }

/** The first meal in a large card, with some of its ingredients. */
export function MealHero({ meal, state }: Props) {
  const inStore = validIngredients(meal)
  const count = inStore.length + unsoldIngredients(meal).length
  // Distinctive ingredients come before what every kitchen has.
  const shown = inStore.toSorted((a, b) => Number(a.isPantry) - Number(b.isPantry)).slice(0, 5)
  return (
    <article className="group relative grid overflow-hidden rounded-panel bg-surface @min-[36rem]:grid-cols-2">
      <div className="relative aspect-4/3 @min-[36rem]:aspect-auto @min-[36rem]:min-h-80">
        <MealPicture
          imageUrl={meal.imageUrl}
          large
          eager
          className="absolute inset-0 size-full rounded-none!"
        />
      </div>
      <div className="flex flex-col gap-3.5 p-4 @min-[36rem]:p-6">
        <div className="flex items-start justify-between gap-2">
          <MealPrice meal={meal} />
          <MealHeart meal={meal} className="relative z-1 -mt-0.5 -mr-2.5" />
        </div>
        <h2 lang={storeLanguage} className="display text-panel leading-[1.06]">
          {meal.name}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <MealFacts meal={meal} servings={meal.servings} />
          <div className="relative z-1 min-w-[min(14rem,100%)] flex-1">
            <ProductTags diets={meal.diets} />
          </div>
        </div>
        {inStore.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @min-[58rem]:flex-nowrap">
            <ul
              aria-hidden
              className="flex h-13 flex-wrap gap-2 overflow-hidden @min-[58rem]:shrink-0 @min-[58rem]:flex-nowrap"
            >
              {shown.map(({ food, product }) => (
                <li key={food}>
                  <ProductThumb product={product} />
                </li>
              ))}
            </ul>
            <p className="text-balance text-ink2 text-meta leading-tight">
              {inStore.length === count
                ? messages.allInStore(count)
                : messages.someInStore(count, inStore.length)}
            </p>
          </div>
        )}
        <ViewRecipeLink name={meal.name} state={state} look={{}} className="mt-auto w-full" />
      </div>
    </article>
  )
}
