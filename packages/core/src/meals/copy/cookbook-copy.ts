import type { Product } from '../../catalogue/product.ts'
import {
  type FoodProduct,
  type Offer,
  offersFor,
  withReplacementFirst,
} from '../basket/food-products.ts'
import type { Meal, MealIngredient } from '../meal.ts'

/**
 * The cookbook for a device that has the catalogue: recipes without prices, and the products that serve as their
 * foods. It does not change when prices do.
 */
export type CookbookCopy = {
  meals: CopiedMeal[]
  /** The products that serve as each food. */
  products: Record<string, CopiedFoodProduct[]>
  /** By product name: the product used in its place. */
  replacements: Readonly<Record<string, string>>
  foods: { food: string; name: string; plural: string | null }[]
}

type CopiedIngredient = Omit<MealIngredient, 'product' | 'packageGrams'>
type CopiedMeal = Omit<Meal, 'ingredients'> & { ingredients: CopiedIngredient[] | null }
type CopiedFoodProduct = [id: string, packageGrams: number | null]

/** A meal without what depends on today's prices. */
export function copiedMeal({ ingredients, ...meal }: Meal): CopiedMeal {
  return {
    ...meal,
    ingredients:
      ingredients?.map(({ product: _, packageGrams: __, ...ingredient }) => ingredient) ?? null,
  }
}

/** The copied meals with their products at today's prices. */
export function pricedCookbook(
  { meals, products, replacements }: CookbookCopy,
  findProduct: (id: string) => Product | undefined,
): { meals: Meal[]; offersOf: (food: string, grams: number | null) => Offer[] | undefined } {
  const known = new Map<string, Offer | undefined>()
  return { meals: meals.map(mealToday), offersOf }

  function offersOf(food: string, grams: number | null): Offer[] | undefined {
    const choices = products[food]?.flatMap(([id, packageGrams]): FoodProduct[] => {
      const product = findProduct(id)
      return product ? [{ product, packageGrams }] : []
    })
    return choices && withReplacementFirst(offersFor(choices, grams), replacements)
  }

  function mealToday({ ingredients, ...meal }: CopiedMeal): Meal {
    return { ...meal, ingredients: ingredients?.map(ingredientToday) ?? null }
  }

  /** Memoized, because many meals use the same amount of the same food. */
  function ingredientToday(ingredient: CopiedIngredient): MealIngredient {
    const { food, grams } = ingredient
    const key = `${grams} ${food}`
    if (!known.has(key)) known.set(key, offersOf(food, grams)?.[0])
    const offer = known.get(key)
    return {
      ...ingredient,
      product: offer?.product ?? null,
      packageGrams: offer?.packageGrams ?? null,
    }
  }
}
