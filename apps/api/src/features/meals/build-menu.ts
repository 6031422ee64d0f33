import { setImmediate } from 'node:timers/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { Diet } from '@aisleway/core/catalogue/diets'
import { diets } from '@aisleway/core/catalogue/diets'
import {
  type FoodProduct,
  type Offer,
  offersFor,
  withReplacementFirst,
} from '@aisleway/core/meals/basket/food-products'
import { packageGrams } from '@aisleway/core/meals/basket/package-grams'
import { type CookbookEntry, cookbookEntry } from '@aisleway/core/meals/cookbook/cookbook-filters'
import {
  type MealCriteria,
  suits,
  withoutDuplicates,
} from '@aisleway/core/meals/generation/choose-meals'
import { type MealList, mealList } from '@aisleway/core/meals/generation/meal-list'
import { type MealType, mealTypes } from '@aisleway/core/meals/generation/meal-types'
import type { Meal, MealIngredient } from '@aisleway/core/meals/meal'
import { type MealImages, mealImage } from '@aisleway/core/meals/meal-image'
import { type Json, toJson } from '../../context/ready-json.ts'
import { productFromRow } from '../catalogue/product-from-row.ts'
import { mealsWithProduct } from './meals-with-product.ts'
import type { MealRow } from './store.ts'
import type { StoredIngredient } from './stored-ingredient.ts'
import { ingredientsToday } from './todays-ingredients.ts'

/** What the store knows about its meals besides the recipes (answer 5). */
export type MealFacts = {
  images: MealImages
  /** By product name: the product that meals use in its place. */
  replacements: Readonly<Record<string, string>>
}

/** All meals at today's prices, as generation needs them. */
export type TodaysMenu = {
  meals: readonly MenuMeal[]
  mealBySlug: ReadonlyMap<string, MenuMeal>
  /** The meals of one type that fit a diet. */
  mealsFor: (criteria: Pick<MealCriteria, 'mealType' | 'diet'>) => MealList<MenuMeal>
  /** The ways to buy this many grams of a food, the one that meals use first; undefined if the food is unknown. */
  offersOf: (food: string, grams: number | null) => Offer[] | undefined
  /** By product name: the product used in its place. */
  replacements: MealFacts['replacements']
  /** The meals in which a product can be used; those that use it today come first. */
  mealsWith: ReturnType<typeof mealsWithProduct<MenuMeal>>
  /** The distinct foods that meals use. */
  foods: readonly NamedFood[]
}

export type NamedFood = Pick<StoredIngredient, 'food' | 'name' | 'plural'>

/** What converts the sizes of a food's products into grams. */
type WeighedFood = Pick<StoredIngredient, 'food' | 'gramsEach' | 'gramsPerFlOz' | 'refusePercent'>

/** One of the store's meals; its calories are always known. */
export type MenuMeal = ServedMeal & { calories: number }

/** A meal as the cookbook searches and returns it. */
export type ServedMeal = CookbookEntry & {
  slug: string
  imageUrl: string
  /** The whole meal as JSON, serialised once. */
  json: Json<Meal>
}

type Links = readonly { food: string; product: CatalogueRow }[]

/** Builds in several turns of the event loop, so that requests are served in between. */
export async function buildMenu(
  { meals, links }: { meals: readonly MealRow[]; links: Links },
  facts: MealFacts,
  /** Foods that shoppers' recipes may use, although no meal does. */
  others: readonly WeighedFood[] = [],
): Promise<TodaysMenu> {
  const foods = [...foodsOf(meals).values()]
  const productsByFood = productsOf([...others, ...foods], links, facts)
  const offersOf = (food: string, grams: number | null) => {
    const choices = productsByFood.get(food)
    return choices && withReplacementFirst(offersFor(choices, grams), facts.replacements)
  }
  const firstOffer = remembered(
    ({ food, grams }: StoredIngredient) => offersOf(food, grams)?.[0],
    ({ food, grams }) => `${grams} ${food}`,
  )
  const served: MenuMeal[] = []
  const ingredientsOf = new Map<MenuMeal, readonly MealIngredient[]>()
  for (const [i, row] of meals.entries()) {
    const ingredients = row.ingredients && ingredientsToday(row.name, row.ingredients, firstOffer)
    const meal = mealToday(row, ingredients, facts)
    const { slug, imageUrl } = meal
    const { calories } = row
    const json = toJson(meal)
    const entry = { ...cookbookEntry(meal), slug, imageUrl, json, calories }
    served.push(entry)
    ingredientsOf.set(entry, ingredients ?? [])
    if (i % mealsPerTurn === mealsPerTurn - 1) await setImmediate()
  }
  const listByCriteria = new Map<string, MealList<MenuMeal>>()
  const singles = withoutDuplicates(served)
  for (const mealType of mealTypes) {
    for (const diet of [...diets, 'no_preference'] as const) {
      const criteria = { mealType, diet }
      listByCriteria.set(
        criteriaKey(criteria),
        mealList(singles.filter(meal => suits(meal, criteria))),
      )
      await setImmediate()
    }
  }
  return {
    meals: singles,
    foods,
    mealBySlug: new Map(served.map(meal => [meal.slug, meal])),
    mealsFor: criteria => listByCriteria.get(criteriaKey(criteria)) ?? noMeals,
    offersOf,
    replacements: facts.replacements,
    mealsWith: mealsWithProduct(
      singles.map(meal => ({ meal, ingredients: ingredientsOf.get(meal) ?? [] })),
      productsByFood,
    ),
  }
}

const mealsPerTurn = 10
const noMeals = mealList<MenuMeal>([])

function criteriaKey({ mealType, diet }: { mealType: MealType; diet: Diet | 'no_preference' }) {
  return `${mealType} ${diet}`
}

function foodsOf(meals: readonly MealRow[]): Map<string, StoredIngredient> {
  const foods = new Map<string, StoredIngredient>()
  for (const { ingredients } of meals) {
    for (const ingredient of ingredients ?? []) foods.set(ingredient.food, ingredient)
  }
  return foods
}

/** The products that serve as each food; of foods with the same key, the last one counts. */
function productsOf(
  weighed: readonly WeighedFood[],
  links: Links,
  { images }: MealFacts,
): Map<string, FoodProduct[]> {
  const foods = new Map(weighed.map(one => [one.food, one]))
  const byFood = new Map<string, FoodProduct[]>([...foods.keys()].map(food => [food, []]))
  for (const { food, product: row } of links) {
    const weights = foods.get(food)
    if (!weights) continue
    const imageUrl = images.fixed[row.name] ?? row.imageUrl
    const product = productFromRow({ ...row, imageUrl, isRetired: false })
    const grams = packageGrams(row.weightQuantity, {
      gramsEach: weights.gramsEach ?? undefined,
      gramsPerFlOz: weights.gramsPerFlOz ?? undefined,
      refusePercent: weights.refusePercent ?? undefined,
    })
    byFood.get(food)?.push({ product, packageGrams: grams })
  }
  return byFood
}

function mealToday(
  { isImported: _, ...row }: MealRow,
  ingredients: MealIngredient[] | null,
  { images }: MealFacts,
): Meal {
  return { ...row, imageUrl: mealImage(row, images), ingredients }
}

/** Memoizes, because many meals have the same ingredients. */
function remembered<Given, Result>(
  workOut: (given: Given) => Result,
  keyOf: (given: Given) => string,
): (given: Given) => Result {
  const known = new Map<string, Result>()
  return given => {
    const key = keyOf(given)
    const result = known.get(key) ?? workOut(given)
    known.set(key, result)
    return result
  }
}
