import { type } from '@orpc/contract'
import { z } from 'zod'
import { diets } from '../catalogue/diets.ts'
import { productIdSchema } from '../catalogue/product-schema.ts'
import { maxQueryLength } from '../catalogue/search/query-address.ts'
import { refusals } from '../errors.ts'
import { signedIn } from '../route-bases.ts'
import { maxServings } from './basket/basket.ts'
import type { Swap } from './basket/food-products.ts'
import { staples } from './basket/staples.ts'
import { cookbookSorts } from './cookbook/cookbook-filters.ts'
import { cookbookCopyRoutes } from './copy/contract.ts'
import { mealTypes } from './generation/meal-types.ts'
import type { Meal, MealIngredient } from './meal.ts'
import { foodKeySchema, slugSchema } from './meal-keys.ts'

/** A number from the query string; absent means any. */
const optionalNumber = z.coerce.number().int().min(1).max(1_000_000).optional()

export type GeneratedMeals = {
  /** The number of all meals that match. */
  total: number
  /** At most five of them, picked at random. */
  meals: Meal[]
}

export type MealName = Pick<Meal, 'slug' | 'name' | 'imageUrl'>

/** A page of the cookbook. */
export type CookbookPage = {
  /** The number of all meals that match. */
  total: number
  pageCount: number
  /** `missing` is the number of foods that have to be bought for the meal. */
  meals: { missing: number; meal: Meal }[]
}

export type FoodName = Pick<MealIngredient, 'food' | 'name'>

const staplesAtHome = z.object({ staples: z.array(z.enum(staples)).max(staples.length) })

// Meals are JSON that the server serialized itself, and checking each answer would cost more than finding it.
export const mealsContract = {
  /** Picks meals that match the criteria (spec 1 §7); the same seed picks the same meals. */
  generate: signedIn
    .route({ method: 'GET', path: '/meals/generate' })
    .input(
      z.object({
        mealType: z.enum(mealTypes),
        diet: z.enum([...diets, 'no_preference']).default('no_preference'),
        budgetCents: optionalNumber,
        maxCalories: optionalNumber,
        seed: z.coerce.number().int().min(0),
      }),
    )
    .output(type<GeneratedMeals>()),

  /** The best few meals that match this name, for suggestions while typing. */
  named: signedIn
    .route({ method: 'GET', path: '/meals/named' })
    .input(z.object({ text: z.string().max(200) }))
    .output(type<MealName[]>()),

  /** Searches the cookbook; the text may name meals or foods. */
  search: signedIn
    .route({ method: 'GET', path: '/meals/search' })
    .input(
      z.object({
        /** The store's meals, or recipes that the shopper wrote or has access to. */
        whose: z.enum(['store', 'mine']).default('store'),
        text: z.string().max(maxQueryLength).default(''),
        mealType: z.enum(mealTypes).optional(),
        diet: z.enum(diets).optional(),
        maxMinutes: optionalNumber,
        budgetCents: optionalNumber,
        maxCalories: optionalNumber,
        /** The foods at home, separated by commas; only meals that use one of them are found. */
        foods: z.string().max(2500).default(''),
        sort: z.enum(cookbookSorts).default('name'),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(type<CookbookPage>()),

  /** Foods with a matching name, for suggestions while typing. */
  foods: signedIn
    .route({ method: 'GET', path: '/foods' })
    .input(z.object({ text: z.string().max(200) }))
    .output(type<FoodName[]>()),

  /** The names of these foods; unknown ones are left out. */
  foodNames: signedIn
    .route({ method: 'GET', path: '/foods/names' })
    .input(z.object({ foods: z.string().max(2500) }))
    .output(type<FoodName[]>()),

  ...cookbookCopyRoutes,

  read: signedIn
    .route({ method: 'GET', path: '/meals/{slug}' })
    .input(z.object({ slug: slugSchema }))
    .output(type<Meal>())
    .errors(refusals('NOT_FOUND')),

  /** What the shopper has at home, for all meals (answer 32); null before the first answer. */
  staplesAtHome: signedIn
    .route({ method: 'GET', path: '/staples-at-home' })
    .output(staplesAtHome.nullable()),

  saveStaplesAtHome: signedIn
    .route({ method: 'PUT', path: '/staples-at-home' })
    .input(staplesAtHome)
    .output(staplesAtHome),

  /** Other products that can serve as this food, the cheapest for that many grams first. */
  swaps: signedIn
    .route({ method: 'GET', path: '/foods/{food}/products' })
    .input(z.object({ food: foodKeySchema, grams: z.coerce.number().min(0).optional() }))
    .output(type<Swap[]>())
    .errors(refusals('NOT_FOUND')),

  /**
   * Adds a meal's ingredients to the cart; amounts of one food from several meals add up. The client chooses the id:
   * a repeated request within a day adds nothing and gets the same answer.
   */
  addToCart: signedIn
    .route({ method: 'POST', path: '/meals/{slug}/cart' })
    .input(
      z.object({
        slug: slugSchema,
        /** Optional, because pages loaded before the id was introduced send none. */
        id: z.uuid().optional(),
        servings: z.number().int().min(1).max(maxServings),
        lines: z
          .array(
            z.object({
              food: foodKeySchema,
              productId: productIdSchema,
              packages: z.int().min(1).max(99),
              /** False if the shopper chose another number of packages. */
              isDefault: z.boolean(),
            }),
          )
          .min(1)
          .max(60),
      }),
    )
    .output(z.object({ added: z.int() }))
    .errors(refusals('NOT_FOUND', 'CART_FULL')),
}
