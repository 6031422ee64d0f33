import type { MealIngredient } from '@aisleway/core/meals/meal'

/** An ingredient as its recipe has it, before a product of today's shelf is found for it. */
export type StoredIngredient = Omit<
  MealIngredient,
  'product' | 'packageGrams' | 'isPantry' | 'staple'
> & {
  /** Words that find it in another store's catalogue. */
  search: string
  gramsPerFlOz: number | null
  refusePercent: number | null
}
