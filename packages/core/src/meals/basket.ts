import { type Meal, type ValidIngredient, validIngredients } from './meal.ts'

/**
 * What a meal would put into the cart, as chosen on its screen: how many packages of each food.
 * Pantry items count only once they are added (spec 1 §4, §9).
 */
export type MealBasket = {
  servings: number
  /** By food; a food not named has its default. */
  packages: Readonly<Record<string, number>>
  /** Pantry foods that are added. */
  addedPantry: readonly string[]
}

export type BasketLine = { ingredient: ValidIngredient; packages: number; isCounted: boolean }

export function freshBasket(meal: Pick<Meal, 'servings'>): MealBasket {
  return { servings: meal.servings, packages: {}, addedPantry: [] }
}

/** One line for each food that can be bought; a pantry food not added has no packages. */
export function basketLines(meal: Meal, basket: MealBasket): BasketLine[] {
  return validIngredients(meal).map(ingredient => {
    const isCounted = !ingredient.isPantry || basket.addedPantry.includes(ingredient.food)
    const packages = isCounted
      ? (basket.packages[ingredient.food] ??
        packagesFor(ingredient, basket.servings / meal.servings))
      : 0
    return { ingredient, packages, isCounted }
  })
}

/** Sum of price × quantity over what counts. */
export function totalCents(meal: Meal, basket: MealBasket): number {
  return basketLines(meal, basket).reduce(
    (sum, { ingredient, packages }) => sum + ingredient.product.priceCents * packages,
    0,
  )
}

/** Price per serving = sum of price × quantity, divided by servings (spec 1 §9). */
export function centsPerServing(meal: Meal, basket: MealBasket = freshBasket(meal)): number {
  return totalCents(meal, basket) / basket.servings
}

export function setPackages(basket: MealBasket, food: string, packages: number): MealBasket {
  return { ...basket, packages: { ...basket.packages, [food]: Math.max(1, packages) } }
}

/** Adds a pantry food to the cost, or takes it out again: its quantity goes back to the default. */
export function togglePantry(basket: MealBasket, food: string): MealBasket {
  const isAdded = basket.addedPantry.includes(food)
  const { [food]: _, ...packages } = basket.packages
  return isAdded
    ? { ...basket, packages, addedPantry: basket.addedPantry.filter(added => added !== food) }
    : { ...basket, addedPantry: [...basket.addedPantry, food] }
}

/** "Include pantry items in cost" marks all of them as added, or none. */
export function includePantry(meal: Meal, basket: MealBasket, isIncluded: boolean): MealBasket {
  const pantry = validIngredients(meal).filter(ingredient => ingredient.isPantry)
  const foods = pantry.map(({ food }) => food)
  if (isIncluded) return { ...basket, addedPantry: foods }
  return foods.reduce(
    (rest, food) => (rest.addedPantry.includes(food) ? togglePantry(rest, food) : rest),
    basket,
  )
}

/** Other servings ask for other amounts, so packages chosen for the old ones are forgotten. */
export function setServings(basket: MealBasket, servings: number): MealBasket {
  return { ...basket, servings: Math.min(maxServings, Math.max(1, servings)), packages: {} }
}

export const maxServings = 24

/** Whole packages that hold the amount, at least one; `scale` is servings wanted ÷ servings written. */
export function packagesFor(
  { grams, packageGrams }: Pick<ValidIngredient, 'grams' | 'packageGrams'>,
  scale = 1,
): number {
  if (grams === null || packageGrams === null) return 1
  return Math.max(1, Math.ceil((grams * scale * (1 - shortfall)) / packageGrams))
}

/** Two 4-oz sticks serve for a cup of butter: nobody buys a package for the last 3 %. */
const shortfall = 0.03

/** Percent of the packages bought that the meal uses: "uses 40 % of the bag"; null when unknown. */
export function percentUsed({ ingredient, packages }: BasketLine, scale: number): number | null {
  const { grams, packageGrams } = ingredient
  if (grams === null || packageGrams === null || packages === 0) return null
  return Math.min(100, Math.max(1, Math.round((grams * scale * 100) / (packages * packageGrams))))
}
