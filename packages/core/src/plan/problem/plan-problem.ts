import { daysBetween } from '../../days.ts'
import type { Staple } from '../../meals/basket/staples.ts'
import { recipeIdIn } from '../../recipes/recipe.ts'
import type { PlanSettings, SlotKey } from '../plan.ts'
import { readSlotKey, slotsAround } from '../plan-days.ts'
import type { PlanMeal, PlanMenu } from './plan-menu.ts'
import { type CookedSlot, cookedSlots, type PlanGiven } from './plan-slots.ts'
import { brokenInSlot } from './slot-rules.ts'
import { collectStocks, type SlotNeeds, type Stock } from './stocks.ts'

/** The plan as an optimisation problem: plain data that can be posted to a worker. */
export type PlanProblem = {
  days: number
  /** Every slot that is cooked, in the order of the plan. */
  slots: readonly ProblemSlot[]
  /** All meals that a slot can hold or holds. */
  meals: readonly ProblemMeal[]
  /** Meals on days outside the plan, which must not be repeated too soon. */
  around: readonly { meal: number; day: number }[]
  stocks: readonly Stock[]
  budgetCents: number | null
  daysBetweenRepeats: number
  maxPerMainFood: number | null
  dailyBands: PlanSettings['dailyBands']
  /** Whether all meals of each day are in the plan. */
  wholeDays: readonly boolean[]
}

type ProblemSlot = Pick<CookedSlot, 'key' | 'day' | 'servings' | 'eatenOn'> & {
  /** The index of the meal that stays; null if one has to be chosen. */
  fixed: number | null
  /** The indices of the meals that break no rule of this slot. */
  candidates: readonly number[]
  /** Needs of each candidate and of the fixed meal, by meal index. */
  needs: ReadonlyMap<number, SlotNeeds>
}

type ProblemMeal = Pick<PlanMeal, 'slug' | 'mainFood' | 'nutrition'> & {
  isFavorite: boolean
}

export type ProblemGiven = PlanGiven & {
  atHome: Readonly<Record<string, number>>
  /** The staples that have to be bought. */
  lacking: readonly Staple[]
  /** Foods used up at home, even if staples of their kind are not lacking. */
  usedUp?: readonly string[]
  /** Slugs of meals. */
  favorites: ReadonlySet<string>
}

/** A cooked meal has already taken what it needed from what is at home. */
const noNeeds: SlotNeeds = { stocks: [], tenths: [] }

/** The most meals considered for a plan; a large imported cookbook has more. */
const mostCandidates = 400

/** Which slots get a new meal: all that are empty or unlocked, a single one, or none. */
type Chosen = 'unlocked' | SlotKey | null

/** Formulates the choice of meals as a problem; other slots keep their meals, or are left out if empty. */
export function problemFor(menu: PlanMenu, given: ProblemGiven, chosen: Chosen): PlanProblem {
  const { settings, favorites } = given
  const bySlug = new Map(menu.meals.map(meal => [meal.slug, meal]))
  const places = new Map<PlanMeal, number>()
  const stocks = collectStocks(menu, given)
  const placeOf = (meal: PlanMeal) => {
    const place = places.get(meal) ?? places.size
    places.set(meal, place)
    return place
  }
  const fittingMeals = mealsForTables(menu, given)
  const slots = cookedSlots(given).flatMap((slot): ProblemSlot[] => {
    const { key, day, servings, eatenOn, slug, isLocked, isCooked } = slot
    const isChosen = chosen === 'unlocked' ? !isLocked : chosen === key
    const kept = slug !== null && !isChosen ? bySlug.get(slug) : undefined
    // A meal that the store no longer has stays in the plan, but contributes nothing.
    if (!kept && !isChosen) return []
    const considered = kept ? [kept] : fittingMeals(slot)
    return [
      {
        key,
        day,
        servings,
        eatenOn,
        fixed: kept ? placeOf(kept) : null,
        candidates: kept ? [] : considered.map(placeOf),
        needs: new Map(
          considered.map(meal => [
            placeOf(meal),
            kept && isCooked ? noNeeds : stocks.needsOf(meal, slot),
          ]),
        ),
      },
    ]
  })
  const around = slotsAround(settings).flatMap(key => {
    const slot = given.slots[key]
    const meal = slot?.kind === 'meal' ? bySlug.get(slot.slug) : undefined
    const day = daysBetween(settings.firstDay, readSlotKey(key).day)
    return meal ? [{ meal: placeOf(meal), day }] : []
  })
  return {
    days: settings.days,
    slots,
    around,
    meals: [...places.keys()].map(({ slug, mainFood, nutrition }) => ({
      slug,
      mainFood,
      nutrition,
      isFavorite: settings.prefersFavorites && favorites.has(slug),
    })),
    stocks: stocks.all,
    budgetCents: settings.budgetCents,
    daysBetweenRepeats: settings.daysBetweenRepeats,
    maxPerMainFood: settings.maxPerMainFood,
    dailyBands: settings.dailyBands,
    wholeDays: Array.from(
      { length: settings.days },
      (_, day) =>
        slots.flatMap(({ eatenOn }) => eatenOn).filter(one => one === day).length >=
        settings.mealTypes.length,
    ),
  }
}

/** Finds the meals that break no rule of a slot, once per meal type and set of people. */
function mealsForTables(menu: PlanMenu, { settings, favorites }: ProblemGiven) {
  const known = new Map<string, readonly PlanMeal[]>()
  return (slot: CookedSlot): readonly PlanMeal[] => {
    const { mealType, people } = slot
    const key = `${mealType} ${people.map(({ id }) => id).join()}`
    const before = known.get(key)
    if (before) return before
    const fitting = menu.meals.filter(
      meal => meal.mealTypes.includes(mealType) && brokenInSlot(meal, slot, settings).length === 0,
    )
    const considered = fewEnough(fitting, favorites, menu)
    known.set(key, considered)
    return considered
  }
}

/** Shoppers' own recipes first, then favorites, then the meals with the cheapest foods, as if bought by the gram. */
function fewEnough(
  meals: readonly PlanMeal[],
  favorites: ReadonlySet<string>,
  { foods }: PlanMenu,
): readonly PlanMeal[] {
  if (meals.length <= mostCandidates) return meals
  const cents = new Map(meals.map(meal => [meal, leastCentsOfServing(meal, foods)]))
  return meals
    .toSorted(
      (a, b) =>
        Number(isOwn(b)) - Number(isOwn(a)) ||
        Number(favorites.has(b.slug)) - Number(favorites.has(a.slug)) ||
        (cents.get(a) ?? 0) - (cents.get(b) ?? 0),
    )
    .slice(0, mostCandidates)
}

function isOwn({ slug }: PlanMeal): boolean {
  return recipeIdIn(slug) !== null
}

function leastCentsOfServing({ needs, servings }: PlanMeal, foods: PlanMenu['foods']): number {
  const cents = needs.map(({ food, grams }) => {
    const perGram = (foods.get(food)?.packages ?? []).map(
      one => one.product.priceCents / (one.grams ?? 500),
    )
    return (grams ?? 0) * Math.min(...perGram, 1_000)
  })
  return cents.reduce((sum, one) => sum + one, 0) / servings
}
