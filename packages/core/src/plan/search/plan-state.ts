import { type Choice, leastTenths, packageChooser } from '../problem/food-packages.ts'
import type { PlanProblem } from '../problem/plan-problem.ts'
import { bandPenaltyCents } from './band-penalty.ts'

/** The meal index of each slot; null where none could be chosen. */
export type Assignment = (number | null)[]

/** The value of a favorite per serving, where favorites are preferred. */
export const favoriteCentsPerServing = 20

/**
 * A plan in progress with its cost, starting with the meals that stay. Adding or removing a meal only reprices the
 * foods it touches, so that a search can try hundreds of thousands.
 */
export function planState(problem: PlanProblem) {
  const { slots, meals, stocks, dailyBands, wholeDays, days } = problem
  const choosers = stocks.map(({ packages }) => packageChooser(packages))
  const needs = new Float64Array(stocks.length)
  const stockCents = new Int32Array(stocks.length)
  const assignment: Assignment = slots.map(() => null)
  const mealsOfDay: number[][] = Array.from({ length: days }, () => [])
  const hasBands = Object.keys(dailyBands).length > 0
  let cents = 0
  let bonusCents = 0
  let filled = 0

  function choiceFor(stock: number, need: number): Choice {
    return choosers[stock]!(leastTenths(need) - stocks[stock]!.homeTenths)
  }

  /** What the meal would add to the cost of the packages. */
  function addedCents(slot: number, meal: number): number {
    const { stocks: places, tenths } = slots[slot]!.needs.get(meal)!
    let added = 0
    for (let i = 0; i < places.length; i++) {
      const stock = places[i]!
      added += choiceFor(stock, needs[stock]! + tenths[i]!).cents - stockCents[stock]!
    }
    return added
  }

  function move(slot: number, meal: number, sign: 1 | -1): void {
    const { stocks: places, tenths } = slots[slot]!.needs.get(meal)!
    for (let i = 0; i < places.length; i++) {
      const stock = places[i]!
      needs[stock]! += sign * tenths[i]!
      const now = choiceFor(stock, needs[stock]!).cents
      cents += now - stockCents[stock]!
      stockCents[stock] = now
    }
    bonusCents += sign * bonusOf(slot, meal)
    filled += sign
    for (const day of slots[slot]!.eatenOn) {
      const eaten = mealsOfDay[day]!
      if (sign > 0) eaten.push(meal)
      else eaten.splice(eaten.indexOf(meal), 1)
    }
  }

  function bonusOf(slot: number, meal: number): number {
    return meals[meal]!.isFavorite ? slots[slot]!.servings * favoriteCentsPerServing : 0
  }

  function penaltyOf(day: number, eaten: readonly number[]): number {
    return bandPenaltyCents(
      dailyBands,
      eaten.map(meal => meals[meal]!.nutrition),
      wholeDays[day] ?? false,
    )
  }

  function put(slot: number, meal: number): void {
    assignment[slot] = meal
    move(slot, meal, 1)
  }

  slots.forEach(({ fixed }, slot) => {
    if (fixed !== null) put(slot, fixed)
  })

  return {
    assignment,
    put,
    take(slot: number): void {
      const meal = assignment[slot]
      if (meal === null || meal === undefined) return
      assignment[slot] = null
      move(slot, meal, -1)
    },
    /** The change in `valueCents`, ignoring the budget. */
    addedValueCents(slot: number, meal: number): number {
      let added = addedCents(slot, meal) - bonusOf(slot, meal)
      if (!hasBands) return added
      for (const day of new Set(slots[slot]!.eatenOn)) {
        const times = slots[slot]!.eatenOn.filter(one => one === day).map(() => meal)
        const eaten = mealsOfDay[day]!
        added += penaltyOf(day, [...eaten, ...times]) - penaltyOf(day, eaten)
      }
      return added
    },
    addedCents,
    /** What removing a slot's meal would save on one of its foods. */
    savedBy(slot: number, stock: number): number {
      const { stocks: places, tenths } = slots[slot]!.needs.get(assignment[slot]!)!
      const need = tenths[places.indexOf(stock)] ?? 0
      return stockCents[stock]! - choiceFor(stock, needs[stock]! - need).cents
    },
    cents: () => cents,
    filled: () => filled,
    /**
     * The objective to minimise: the cost, minus the value of favorites, plus the penalties for days outside their
     * bands.
     */
    valueCents(): number {
      const penalties = hasBands
        ? mealsOfDay.reduce((sum, eaten, day) => sum + penaltyOf(day, eaten), 0)
        : 0
      return cents - bonusCents + penalties
    },
    packagesOf: (stock: number) => choiceFor(stock, needs[stock]!),
    needOf: (stock: number) => needs[stock]!,
  }
}

export type PlanState = ReturnType<typeof planState>
