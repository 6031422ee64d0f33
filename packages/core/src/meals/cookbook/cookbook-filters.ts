import type { Diet } from '../../catalogue/diets.ts'
import type { Staple } from '../basket/staples.ts'
import { centsWithout, type MealOnMenu, menuEntry } from '../generation/choose-meals.ts'
import type { MealType } from '../generation/meal-types.ts'
import type { Meal, MealIngredient } from '../meal.ts'
import { minutesOf } from '../minutes-of.ts'

/** Twelve fill two, three or four columns, and bound the size of the answer. */
const mealsPerPage = 12

/** Filters on the meals of the cookbook; null for any. */
export type CookbookFilters = {
  mealType: MealType | null
  diet: Diet | null
  maxMinutes: number | null
  /** In cents per serving. */
  budgetCents: number | null
  maxCalories: number | null
}

/** `best` is the order of the text search; `missing` sorts by how few foods have to be bought. */
export const cookbookSorts = ['best', 'name', 'price', 'minutes', 'calories', 'missing'] as const

export type CookbookSort = (typeof cookbookSorts)[number]

/** What a search needs to know about a meal, computed once. */
export type CookbookEntry = MealOnMenu & {
  /** Null if the recipe gives no time. */
  minutes: number | null
  foods: readonly Pick<MealIngredient, 'food' | 'isPantry' | 'staple'>[]
}

export function cookbookEntry(meal: Meal): CookbookEntry {
  return {
    ...menuEntry(meal),
    minutes: minutesOf(meal),
    foods: (meal.ingredients ?? []).map(({ food, isPantry, staple }) => ({
      food,
      isPantry,
      staple,
    })),
  }
}

/** What is at home: all staples but the lacking ones, and other foods. */
export type AtHome = { lacking: readonly Staple[]; foods: ReadonlySet<string> }

type Asked = {
  filters: CookbookFilters
  atHome: AtHome
  sort: CookbookSort
  /** Counted from 1. */
  page: number
}

/** One page of these meals, each with the number of foods that have to be bought for it. */
export function cookbookPage<Entry extends CookbookEntry>(
  entries: readonly Entry[],
  { filters, atHome, sort, page }: Asked,
): { total: number; pageCount: number; shown: { entry: Entry; missing: number }[] } {
  const matching = entries.filter(entry => passes(entry, filters, atHome))
  const first = (page - 1) * mealsPerPage
  return {
    total: matching.length,
    pageCount: Math.ceil(matching.length / mealsPerPage),
    shown: sorted(matching, sort, atHome)
      .slice(first, first + mealsPerPage)
      .map(entry => ({ entry, missing: missingFoods(entry, atHome) })),
  }
}

/** Whether a meal passes the filters; one whose time, price or calories are unknown passes no limit on them. */
export function passes(entry: CookbookEntry, filters: CookbookFilters, atHome: AtHome): boolean {
  const { mealType, diet, maxMinutes, budgetCents, maxCalories } = filters
  return (
    (mealType === null || entry.mealTypes.includes(mealType)) &&
    (diet === null || entry.diets.includes(diet)) &&
    (maxMinutes === null || isAtMost(entry.minutes, maxMinutes)) &&
    (maxCalories === null || isAtMost(entry.calories, maxCalories)) &&
    (budgetCents === null || centsWithout(entry, atHome.lacking) <= budgetCents) &&
    (atHome.foods.size === 0 || entry.foods.some(({ food }) => atHome.foods.has(food)))
  )
}

/** The number of foods that have to be bought for a meal. */
export function missingFoods({ foods }: CookbookEntry, atHome: AtHome): number {
  return foods.filter(({ food, isPantry, staple }) => {
    const isExpected = isPantry && (staple === null || !atHome.lacking.includes(staple))
    return !isExpected && !atHome.foods.has(food)
  }).length
}

/** The entries in this order; ties keep their order, and unknown values come last. */
export function sorted<Entry extends CookbookEntry>(
  entries: readonly Entry[],
  sort: CookbookSort,
  atHome: AtHome,
): readonly Entry[] {
  if (sort === 'best') return entries
  if (sort === 'name') return entries.toSorted((a, b) => a.name.localeCompare(b.name))
  const figureOf = figures[sort]
  return entries
    .map(entry => ({ entry, figure: figureOf(entry, atHome) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.figure === b.figure ? 0 : a.figure < b.figure ? -1 : 1))
    .map(({ entry }) => entry)
}

const figures: Record<
  Exclude<CookbookSort, 'best' | 'name'>,
  (entry: CookbookEntry, atHome: AtHome) => number | null
> = {
  price: (entry, { lacking }) => centsWithout(entry, lacking),
  minutes: ({ minutes }) => minutes,
  calories: ({ calories }) => calories,
  missing: missingFoods,
}

function isAtMost(figure: number | null, most: number): boolean {
  return figure !== null && figure <= most
}
