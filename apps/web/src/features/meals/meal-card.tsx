import type { Meal } from '@aisleway/core/meals/meal'
import type { ReactNode } from 'react'
import { ProductTags } from '../catalogue/product/product-tags.tsx'
import { mealLanguage } from '../catalogue/written-language.ts'
import { MealFacts } from './detail/meal-facts.tsx'
import { MealHeart } from './meal-heart.tsx'
import { MealPicture } from './meal-picture.tsx'
import { MealPrice } from './meal-price.tsx'

type Props = {
  meal: Meal
  /** Links to the meal; its overlay covers the card. */
  link: ReactNode
  /** Shown below the facts. */
  note?: ReactNode
}

/** One meal among others. Its rows align with its neighbours' through subgrid. */
export function MealCard({ meal, link, note }: Props) {
  return (
    <article className="group relative row-span-5 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden rounded-card bg-surface">
      <MealPicture imageUrl={meal.imageUrl} large className="aspect-3/2 w-full rounded-none!" />
      <div className="flex items-start justify-between gap-2 px-4 pt-4">
        <MealPrice meal={meal} />
        <MealHeart meal={meal} className="relative z-1 -mt-0.5 -mr-2.5" />
      </div>
      <h2 lang={mealLanguage(meal)} className="display px-4 pt-3 text-[1.3125rem] leading-[1.08]">
        {meal.name}
      </h2>
      <div className="flex flex-col gap-2.5 px-4 pt-2">
        <MealFacts meal={meal} servings={meal.servings} />
        <div className="relative z-1">
          <ProductTags diets={meal.diets} />
        </div>
        {note}
      </div>
      <div className="flex items-end p-4">{link}</div>
    </article>
  )
}
