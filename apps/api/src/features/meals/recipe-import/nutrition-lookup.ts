import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Nutrition } from '@aisleway/core/meals/recipe/nutrition'
import type { StoredIngredient } from '../stored-ingredient.ts'

/** A food in the store's own cookbook. */
export type KnownFood = Pick<
  StoredIngredient,
  'food' | 'name' | 'plural' | 'search' | 'gramsEach' | 'gramsPerFlOz' | 'refusePercent'
> & {
  /** Grams of the edible part, by measure. */
  measures: Readonly<Partial<Record<string, number>>>
}

export type Portion = { food: string; grams: number }

/** What the store knows about foods apart from its products. */
export type NutritionLookup = {
  foods: readonly KnownFood[]
  /** The nutrition of known foods per serving, and the diets they fit. */
  figuresOf: (
    portions: readonly Portion[],
    servings: number,
  ) => { nutrition: Nutrition; diets: Diet[] }
}
