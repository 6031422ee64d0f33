import type { FoodsAtHome } from '../../pantry/at-home.ts'
import { type Meal, type ValidIngredient, validIngredients } from '../meal.ts'
import type { Staple } from './staples.ts'

/**
 * What a meal would add to the cart, as chosen on its screen: the number of packages of each food. Pantry
 * items count if the shopper lacks them or adds them (spec 1 §4, §9, answer 32).
 */
export type MealBasket = {
  servings: number
  /** By food; a food without an entry has its default. */
  packages: Readonly<Record<string, number>>
  /** Pantry foods that were added or removed by hand. */
  pantry: Readonly<Record<string, boolean>>
  /** The staples that the shopper does not have at home. */
  lacking: readonly Staple[]
  /** What the pantry says about foods; it overrides the answer about staples. */
  atHome?: FoodsAtHome
}

export type BasketLine = { ingredient: ValidIngredient; packages: number; isCounted: boolean }

export function freshBasket(
  meal: Pick<Meal, 'servings'>,
  lacking: readonly Staple[] = [],
  atHome?: FoodsAtHome,
): MealBasket {
  const fresh = { servings: meal.servings, packages: {}, pantry: {}, lacking }
  return atHome ? { ...fresh, atHome } : fresh
}

/** One line for each food that can be bought; a pantry food that does not count has no packages. */
export function basketLines(meal: Meal, basket: MealBasket): BasketLine[] {
  return validIngredients(meal).map(ingredient => {
    const isCounted = counts(ingredient, basket)
    const packages = isCounted
      ? (basket.packages[ingredient.food] ??
        packagesFor(ingredient, basket.servings / meal.servings))
      : 0
    return { ingredient, packages, isCounted }
  })
}

function counts({ food, isPantry, staple }: ValidIngredient, basket: MealBasket): boolean {
  if (!isPantry) return true
  const isLacking = staple != null && basket.lacking.includes(staple)
  return basket.pantry[food] ?? lacksInPantry(food, basket.atHome) ?? isLacking
}

/** Undefined if the pantry says nothing about the food. */
function lacksInPantry(food: string, atHome: FoodsAtHome | undefined): boolean | undefined {
  if (atHome?.out.includes(food)) return true
  return atHome && Object.hasOwn(atHome.grams, food) ? false : undefined
}

/** The pantry foods that count, or those that do not, the most expensive first, with their cost. */
export function pantryCost(
  meal: Meal,
  basket: MealBasket,
  isCounted: boolean,
): { cents: number; names: string[] } {
  const rows = basketLines(meal, basket)
    .filter(line => line.ingredient.isPantry && line.isCounted === isCounted)
    .map(({ ingredient, packages }) => ({
      name: ingredient.name,
      cents:
        ingredient.product.priceCents *
        (packages || packagesFor(ingredient, basket.servings / meal.servings)),
    }))
    .sort((a, b) => b.cents - a.cents)
  return {
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    names: rows.map(({ name }) => name),
  }
}

/** The sum of price × quantity over everything that counts. */
export function totalCents(meal: Meal, basket: MealBasket): number {
  return basketLines(meal, basket).reduce(
    (sum, { ingredient, packages }) => sum + ingredient.product.priceCents * packages,
    0,
  )
}

/** The price per serving: the sum of price × quantity, divided by servings (spec 1 §9). */
export function centsPerServing(meal: Meal, basket: MealBasket = freshBasket(meal)): number {
  return totalCents(meal, basket) / basket.servings
}

export function setPackages(basket: MealBasket, food: string, packages: number): MealBasket {
  return { ...basket, packages: { ...basket.packages, [food]: Math.max(1, packages) } }
}

/** Adds a pantry food to the cost or removes it again, which resets its quantity to the default. */
export function setPantry(basket: MealBasket, food: string, isAdded: boolean): MealBasket {
  const { [food]: _, ...packages } = basket.packages
  return {
    ...basket,
    packages: isAdded ? basket.packages : packages,
    pantry: { ...basket.pantry, [food]: isAdded },
  }
}

/** "Include pantry items in cost" adds all of them, or none. */
export function includePantry(meal: Meal, basket: MealBasket, isIncluded: boolean): MealBasket {
  return validIngredients(meal)
    .filter(ingredient => ingredient.isPantry)
    .reduce((rest, { food }) => setPantry(rest, food, isIncluded), basket)
}

/** Other servings need other amounts, so packages chosen for the old ones are discarded. */
export function setServings(basket: MealBasket, servings: number): MealBasket {
  return { ...basket, servings: Math.min(maxServings, Math.max(1, servings)), packages: {} }
}

export const maxServings = 24

/** The whole packages that contain the amount, at least one; `scale` is servings wanted ÷ servings written. */
export function packagesFor(
  { grams, packageGrams }: Pick<ValidIngredient, 'grams' | 'packageGrams'>,
  scale = 1,
): number {
  if (grams === null || packageGrams === null) return 1
  return Math.max(1, Math.ceil((grams * scale * (1 - shortfall)) / packageGrams))
}

/** The share of an amount that may be missing: a box of 10 oz is enough for two cups of cherry tomatoes. */
export const shortfall = 0.05

/** The percentage of the bought packages that the meal uses: "uses 40 % of the bag"; null if unknown. */
export function percentUsed({ ingredient, packages }: BasketLine, scale: number): number | null {
  const { grams, packageGrams } = ingredient
  if (grams === null || packageGrams === null || packages === 0) return null
  return Math.min(100, Math.max(1, Math.round((grams * scale * 100) / (packages * packageGrams))))
}
