import type { Staple } from '../../meals/basket/staples.ts'
import type { PlanSettings } from '../plan.ts'
import { isWeighed, type Package, worthwhilePackages } from './food-packages.ts'
import type { PlanFood, PlanMeal, PlanMenu } from './plan-menu.ts'
import { halfWeek, planParts } from './plan-parts.ts'
import type { CookedSlot } from './plan-slots.ts'

/** A food in one part of the plan, with what is at home and the packages sold. */
export type Stock = {
  food: string
  part: number
  homeTenths: number
  packages: readonly Package[]
}

/** What a meal uses in a slot: indices of stocks, and tenths of a gram from each. */
export type SlotNeeds = { stocks: readonly number[]; tenths: readonly number[] }

type Given = {
  settings: Pick<PlanSettings, 'days'>
  atHome: Readonly<Record<string, number>>
  lacking: readonly Staple[]
  usedUp?: readonly string[]
}

/** Collects the stocks that meals draw on, on demand. */
export function collectStocks(menu: PlanMenu, { settings, atHome, lacking, usedUp = [] }: Given) {
  const all: Stock[] = []
  const places = new Map<string, number>()
  const packagesByFood = new Map<PlanFood, readonly Package[]>()
  const known = new Map<string, SlotNeeds>()

  function packagesOf(food: PlanFood): readonly Package[] {
    const packages = packagesByFood.get(food) ?? worthwhilePackages(food.packages)
    packagesByFood.set(food, packages)
    return packages
  }

  function placeOf(food: PlanFood, day: number): number {
    const packages = packagesOf(food)
    const part = isWeighed(packages) ? planParts(food.keepsDays, settings.days)(day) : 0
    const key = `${part} ${food.food}`
    const place = places.get(key) ?? all.length
    if (place === all.length) {
      places.set(key, place)
      // What is at home counts as opened, so it does not outlast the first part.
      const grams = part === 0 ? (atHome[food.food] ?? 0) : 0
      all.push({ food: food.food, part, homeTenths: homeTenths(grams, packages), packages })
    }
    return place
  }

  function needsOf(
    meal: PlanMeal,
    { day, servings }: Pick<CookedSlot, 'day' | 'servings'>,
  ): SlotNeeds {
    const key = `${halfWeek(day)} ${servings} ${meal.slug}`
    const before = known.get(key)
    if (before) return before
    const tenths = new Map<number, number>()
    for (const need of meal.needs) {
      const food = menu.foods.get(need.food)
      if (!food || food.packages.length === 0) continue
      if (need.staple !== null && !lacking.includes(need.staple) && !usedUp.includes(need.food)) {
        continue
      }
      const place = placeOf(food, day)
      tenths.set(place, (tenths.get(place) ?? 0) + needTenths(need.grams, servings / meal.servings))
    }
    const needs = { stocks: [...tenths.keys()], tenths: [...tenths.values()] }
    known.set(key, needs)
    return needs
  }

  return { all, needsOf }
}

/** "As needed" counts as a tenth of a gram: one package, unless some is at home. */
function needTenths(grams: number | null, scale: number): number {
  return Math.max(1, Math.round((grams ?? 0) * scale * 10))
}

/** If packages have no known weight, any amount at home is enough. */
function homeTenths(grams: number, packages: readonly Package[]): number {
  if (grams > 0 && !isWeighed(packages)) return packages[0]?.tenths ?? 0
  return Math.round(grams * 10)
}
