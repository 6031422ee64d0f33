import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import type { Meal as AnyMeal, MealIngredient } from '@aisleway/core/meals/meal'
import { expect, type Page } from '@playwright/test'

// The cookbook's data, requested without using the page, and figures computed independently by the spec's rules, so
// that a mistake in the app's calculations is not repeated.

/** One of the store's meals, whose calories are always known. */
type Meal = AnyMeal & { calories: number }

export type Bought = MealIngredient & { product: NonNullable<MealIngredient['product']> }

/** One pick of up to five meals, and the number of matches. */
export async function pick(
  { request }: Page,
  criteria: { mealType: MealType; diet?: string; budgetCents?: number; maxCalories?: number },
  seed = 1,
): Promise<{ total: number; meals: Meal[] }> {
  const answer = await request.get('/api/meals/generate', { params: { ...criteria, seed } })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Every meal that matches, collected from many picks. */
export async function allMeals(page: Page, criteria: Parameters<typeof pick>[1]): Promise<Meal[]> {
  const bySlug = new Map<string, Meal>()
  for (let seed = 0; seed < 400; seed++) {
    const { total, meals } = await pick(page, criteria, seed)
    for (const meal of meals) bySlug.set(meal.slug, meal)
    if (bySlug.size === total) break
  }
  return [...bySlug.values()]
}

export async function readMeal({ request }: Page, slug: string): Promise<Meal> {
  return (await request.get(`/api/meals/${slug}`)).json()
}

/** A meal with pantry items and others, each of them a different product. */
export async function someMeal(page: Page, mealType: MealType = 'dinner'): Promise<Meal> {
  for (let seed = 1; seed < 50; seed++) {
    const { meals } = await pick(page, { mealType }, seed)
    const found = meals.find(
      meal => pantry(meal).length > 1 && notPantry(meal).length > 2 && hasNoProductTwice(meal),
    )
    if (found) return found
  }
  throw new Error(`No ${mealType} with pantry items`)
}

export type TimedStep = {
  meal: Meal
  /** The index from 0; never the first step. */
  step: number
  minutes: number
}

/** A dinner with a step, after the first one, that names a single time: "5 minutes". */
export async function mealWithTimer(page: Page): Promise<TimedStep> {
  for (let seed = 1; seed < 30; seed++) {
    for (const meal of (await pick(page, { mealType: 'dinner' }, seed)).meals) {
      if (meal.steps.length < 4) continue
      const step = meal.steps.findIndex(
        (text, i) => i > 0 && /^\D*\b\d+ minutes\b\D*$/.test(text) && !/hour|second/.test(text),
      )
      if (step > 0) return { meal, step, minutes: Number(/\d+/.exec(meal.steps[step]!)?.[0]) }
    }
  }
  throw new Error('No dinner names a time')
}

export function notPantry(meal: AnyMeal): Bought[] {
  return sold(meal).filter(({ isPantry }) => !isPantry)
}

export function pantry(meal: AnyMeal): Bought[] {
  return sold(meal).filter(({ isPantry }) => isPantry)
}

function sold({ ingredients }: AnyMeal): Bought[] {
  return (ingredients ?? []).filter((one): one is Bought => one.product !== null)
}

/** The whole packages that contain the amount; a shortfall of 5 % is allowed. */
export function packages({ grams, packageGrams }: Bought, scale = 1): number {
  if (grams === null || packageGrams === null) return 1
  return Math.max(1, Math.ceil((grams * scale * 0.95) / packageGrams))
}

/** The cost of these in cents. */
export function cost(ingredients: readonly Bought[], scale = 1): number {
  return ingredients.reduce((sum, one) => sum + one.product.priceCents * packages(one, scale), 0)
}

/** The price that the generator uses: in cents, at default servings, with the pantry items at home. */
export function perServing(meal: AnyMeal): number {
  return cost(notPantry(meal)) / meal.servings
}

export function dollars(cents: number): string {
  return `$${(Math.round(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}

function hasNoProductTwice(meal: AnyMeal): boolean {
  const ids = sold(meal).map(({ product }) => product.id)
  return new Set(ids).size === ids.length
}
