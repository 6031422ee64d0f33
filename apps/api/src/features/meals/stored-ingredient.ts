import type { MealIngredient } from '@aisleway/core/meals/meal'

/** An ingredient as in its recipe, before an active product is assigned. */
export type StoredIngredient = Omit<
  MealIngredient,
  'product' | 'packageGrams' | 'isPantry' | 'staple'
> & {
  /** Words that find it in another store's catalogue. */
  search: string
  gramsPerFlOz: number | null
  refusePercent: number | null
}
