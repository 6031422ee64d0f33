import type { MealType } from '@aisleway/core/meals/meal-types'
import type { IngredientKey } from '../nutrition/ingredients.ts'
import type { DishName } from '../pictures/dishes/dishes.ts'

/** A meal of the store's cookbook as written; figures, tags and prices are computed from it. */
export type Recipe = {
  /** Unique in the cookbook; the slug of its address is made from it. */
  name: string
  mealTypes: readonly MealType[]
  servings: number
  /** Up to the stove or the oven; waiting overnight is not counted. */
  prepMinutes: number
  /** At the stove or in the oven; 0: nothing is heated. */
  cookMinutes: number
  ingredients: readonly RecipeLine[]
  /** What to do, 5 to 12 steps; a waiting time is written as "12 minutes". */
  steps: readonly string[]
  art: DishArt
}

/** `['onion', 1, 'medium', 'chopped']`: grams of a measure come from the food's entry in the larder. */
export type RecipeLine = readonly [
  food: IngredientKey,
  amount: number,
  measure: Measure,
  prepared?: string,
]

export const measures = [
  'g',
  'oz',
  'lb',
  'tsp',
  'tbsp',
  'cup',
  'pinch',
  'small',
  'medium',
  'large',
  'whole',
  'clove',
  'slice',
  'stalk',
  'sprig',
  'leaf',
  'bunch',
  'head',
  'fillet',
  'can',
] as const

export type Measure = (typeof measures)[number]

/** How a dish is served, on a coloured mat with three Noto icons around it. */
export type DishArt = {
  dish: DishName
  around: readonly [topLeft: string, topRight: string, bottomRight: string]
  mat: MatColour
}

export const matColours = ['red', 'green', 'ochre', 'brown', 'teal', 'indigo', 'plum'] as const

export type MatColour = (typeof matColours)[number]
