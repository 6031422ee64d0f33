import { diets } from '../../catalogue/diets.ts'
import { queryFrom } from '../../catalogue/search/query-address.ts'
import { centsFromDollars } from '../../money.ts'
import { type NumberLimits, numberFrom } from '../../number-problem.ts'
import { mealTypes } from '../generation/meal-types.ts'
import { budgetLimits, caloriesLimits } from '../generation/meals-address.ts'
import { maxFoodKey } from '../meal.ts'
import { type CookbookFilters, type CookbookSort, cookbookSorts } from './cookbook-filters.ts'

/** The state of the cookbook as its URL holds it. */
export type CookbookState = CookbookFilters & {
  /** The store's meals, or the shopper's own recipes. */
  whose: 'store' | 'mine'
  query: string
  /** The keys of the foods that the shopper has at home. */
  foods: readonly string[]
  /** Absent for the default. */
  sort: CookbookSort | undefined
  /** Counted from 1. */
  page: number
}

/** The parameters of the URL; defaults are left out. */
export type CookbookAddress = {
  whose?: 'mine'
  q?: string
  type?: string
  diet?: string
  minutes?: string
  /** In dollars per serving. */
  budget?: string
  calories?: string
  have?: string
  sort?: CookbookSort
  page?: string
}

export function cookbookAddressFrom(state: CookbookState): CookbookAddress {
  const { whose, query, mealType, diet, maxMinutes, budgetCents, maxCalories, foods, sort, page } =
    state
  return {
    ...(whose === 'mine' && { whose }),
    ...(query && { q: query }),
    ...(mealType && { type: mealType }),
    ...(diet && { diet }),
    ...(maxMinutes !== null && { minutes: String(maxMinutes) }),
    ...(budgetCents !== null && { budget: (budgetCents / 100).toFixed(2) }),
    ...(maxCalories !== null && { calories: String(maxCalories) }),
    ...(foods.length > 0 && { have: foods.join(',') }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Reads a URL that anybody may have typed; unknown values are left out. */
export function cookbookStateFrom(address: Readonly<Record<string, unknown>>): CookbookState {
  const budget = numberFrom(address.budget, budgetLimits)
  return {
    whose: address.whose === 'mine' ? 'mine' : 'store',
    query: queryFrom(address),
    mealType: mealTypes.find(type => type === address.type) ?? null,
    diet: diets.find(diet => diet === address.diet) ?? null,
    maxMinutes: numberFrom(address.minutes, minutesLimits),
    budgetCents: budget === null ? null : centsFromDollars(budget),
    maxCalories: numberFrom(address.calories, caloriesLimits),
    foods: foodsFrom(address.have),
    sort: cookbookSorts.find(sort => sort === address.sort),
    page: numberFrom(address.page, pageLimits) ?? 1,
  }
}

/** Any change except turning a page leads back to page 1. */
export function withCookbookChange(
  state: CookbookState,
  change: Partial<Omit<CookbookState, 'page'>>,
): CookbookState {
  return { ...state, ...change, page: 1 }
}

/** Whether the whole cookbook is shown. */
export function showsAllMeals({ query, foods, ...state }: CookbookState): boolean {
  return query === '' && foods.length === 0 && countCookbookFilters(state) === 0
}

/** The number of filters, for the badge of the Filters button. */
export function countCookbookFilters(filters: CookbookFilters): number {
  const { mealType, diet, maxMinutes, budgetCents, maxCalories } = filters
  return [mealType, diet, maxMinutes, budgetCents, maxCalories].filter(one => one !== null).length
}

/** The chosen order, or the default if none is chosen. */
export function cookbookSortOf({
  sort,
  query,
  foods,
}: Pick<CookbookState, 'sort' | 'query' | 'foods'>): CookbookSort {
  return sort ?? (query ? 'best' : foods.length > 0 ? 'missing' : 'name')
}

const minutesLimits: NumberLimits = { min: 1, max: 1440, decimals: 0, isRequired: false }

/** More foods than a shopper would enter one by one. */
export const maxFoodsAtHome = 30

const pageLimits: NumberLimits = { min: 1, max: 10_000, decimals: 0, isRequired: false }

function foodsFrom(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const foods = text.split(',').filter(food => food !== '' && food.length <= maxFoodKey)
  return [...new Set(foods)].slice(0, maxFoodsAtHome)
}
