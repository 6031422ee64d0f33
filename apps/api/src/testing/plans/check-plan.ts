import type { Meal, MealIngredient } from '@aisleway/core/meals/meal'
import { groupsOfFood } from '@aisleway/core/plan/foods/groups-of-food'
import type { Person, SlotKey } from '@aisleway/core/plan/plan'
import type { MealBySlot, PricedPlan } from '@aisleway/core/plan/planned'
import type { FoodPackage } from '@aisleway/core/plan/problem/plan-menu'
import type { ProblemGiven } from '@aisleway/core/plan/problem/plan-problem'
import type { SampleMenu } from './sample-menu.ts'

type Cooked = {
  key: SlotKey
  day: number
  meal: Meal
  people: Person[]
  servings: number
  /** The days on which it is eaten, once per meal. */
  eatenOn: number[]
  isFree: boolean
}

/**
 * The faults of a plan, in words. It shares no code with the solver except the table of food groups: rules, amounts
 * and the cheapest packages are computed independently from the plan itself.
 */
export function faultsOf(
  { menu, meals }: SampleMenu,
  given: ProblemGiven,
  planned: MealBySlot,
  priced: PricedPlan,
): string[] {
  const faults: string[] = []
  const { settings, slots } = given
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const cooked: Cooked[] = []
  for (const [day, key] of keysOf(given)) {
    const slot = slots[key]
    const tables = tablesOf(given, key, day)
    const servings = tables.reduce((sum, table) => sum + table.servings, 0)
    if ((slot && slot.kind !== 'meal') || servings === 0) {
      expect(planned[key] === undefined, `${key} needs no meal`)
      continue
    }
    const slug = planned[key]
    const meal = meals.get(slug ?? '')
    expect(meal !== undefined, `${key} has no meal`)
    if (!meal) continue
    const isLocked = slot?.kind === 'meal' && slot.isLocked
    expect(!isLocked || slot.slug === slug, `${key} lost its locked meal`)
    const people = [...new Set(tables.flatMap(table => table.people))]
    const eatenOn = tables.map(table => table.day)
    cooked.push({ key, day, meal, people, servings, eatenOn, isFree: !isLocked })
  }

  for (const { key, meal, people, isFree } of cooked) {
    if (!isFree) continue
    const type = key.split('-').at(-1) as (typeof settings.mealTypes)[number]
    expect(meal.mealTypes.includes(type), `${meal.slug} is no ${type}`)
    const most = settings.maxMinutes[type]
    const minutes = (meal.prepMinutes ?? 0) + (meal.cookMinutes ?? 0)
    expect(most === undefined || minutes <= most, `${key} takes ${minutes} minutes`)
    for (const person of people) {
      for (const diet of person.diets) expect(meal.diets.includes(diet), `${key} is not ${diet}`)
      for (const part of meal.ingredients ?? []) {
        expect(!person.dislikes.includes(part.food), `${key} holds ${part.food}`)
        const avoided = groupsOfFood(part).filter(group => person.avoids.includes(group))
        expect(avoided.length === 0, `${key} holds ${avoided.join()} in ${part.food}`)
      }
    }
  }

  cooked.forEach((one, i) => {
    for (const other of cooked.slice(i + 1)) {
      if (one.meal !== other.meal || !(one.isFree || other.isFree)) continue
      const apart = other.day - one.day
      expect(
        apart >= settings.daysBetweenRepeats,
        `${one.meal.slug} comes again after ${apart} days`,
      )
    }
  })

  for (const [key, slot] of Object.entries(slots)) {
    const on = (Date.parse(key.slice(0, 10)) - Date.parse(settings.firstDay)) / 86_400_000
    const isInPlan = on >= 0 && on < settings.days
    if (slot?.kind !== 'meal' || isInPlan) continue
    for (const { key: again, day, meal, isFree } of cooked) {
      const apart = Math.abs(day - on)
      const isFine = !isFree || meal.slug !== slot.slug || apart >= settings.daysBetweenRepeats
      expect(isFine, `${again} is the dish of ${key}`)
    }
  }

  const { maxPerMainFood } = settings
  if (maxPerMainFood !== null) {
    const mains = cooked.map(({ meal, isFree }) => {
      return { isFree, food: menu.meals.find(({ slug }) => slug === meal.slug)?.mainFood }
    })
    for (const food of new Set(mains.map(main => main.food))) {
      const all = mains.filter(main => main.food === food)
      const isFine = !food || all.length <= maxPerMainFood || all.every(({ isFree }) => !isFree)
      expect(isFine, `${food} is the main food ${all.length} times`)
    }
  }

  checkDays({ given, cooked, priced, expect })
  const cents = checkFoods({ menu, given, cooked, priced, expect })
  expect(cents === priced.cents, `it costs ${cents} cents, not ${priced.cents}`)
  expect(
    settings.budgetCents === null || cents <= settings.budgetCents,
    `${cents} cents are too many`,
  )
  return faults
}

function keysOf({ settings }: ProblemGiven): [day: number, key: SlotKey][] {
  const first = Date.parse(`${settings.firstDay}T00:00:00Z`)
  return Array.from({ length: settings.days }, (_, day) => {
    const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10)
    const types = (['breakfast', 'lunch', 'dinner'] as const).filter(type =>
      settings.mealTypes.includes(type),
    )
    return types.map((type): [number, SlotKey] => [day, `${date}-${type}`])
  }).flat()
}

/** Who eats at the slot and at its later leftovers. */
function tablesOf(given: ProblemGiven, key: SlotKey, day: number) {
  const keys = keysOf(given)
  const at = keys.findIndex(([, other]) => other === key)
  const later = keys.slice(at + 1).filter(([, other]) => {
    const slot = given.slots[other]
    return slot?.kind === 'leftovers' && slot.of === key
  })
  return [[day, key] as const, ...later]
    .map(([on, table]) => {
      const eaters = given.eaters[table]
      const { people: everybody } = given.settings
      const people = eaters ? everybody.filter(({ id }) => eaters.people.includes(id)) : everybody
      return {
        day: on,
        people,
        servings: people.reduce((sum, { portion }) => sum + portion, eaters?.guests ?? 0),
      }
    })
    .filter(({ servings }) => servings > 0)
}

/** Checks the nutrition of one serving of everything on each day, and which bands the day is said to miss. */
function checkDays({ given, cooked, priced, expect }: Omit<Foods, 'menu'>): void {
  const { days, mealTypes, dailyBands } = given.settings
  for (let day = 0; day < days; day++) {
    const eaten = cooked.flatMap(({ meal, eatenOn }) =>
      eatenOn.flatMap(on => (on === day ? [meal.nutrition] : [])),
    )
    const reported = priced.days[day]
    for (const nutrient of ['calories', 'protein', 'fiber', 'sodium'] as const) {
      const known = eaten.flatMap(nutrition => nutrition[nutrient] ?? [])
      const amount = known.reduce((sum, one) => sum + one, 0)
      const shown = reported?.nutrition[nutrient] ?? null
      const isTold = known.length === 0 ? shown === null : Math.abs((shown ?? -1) - amount) < 1e-6
      expect(isTold, `day ${day} holds ${amount} ${nutrient}, not ${shown}`)
      const { min = null, max = null } = dailyBands[nutrient] ?? {}
      const isAbove = known.length > 0 && max !== null && amount > max
      // Somebody who eats out eats something there too.
      const isWhole = eaten.length >= mealTypes.length
      const isBelow = known.length > 0 && isWhole && min !== null && amount < min
      const side = isAbove ? 'above' : isBelow ? 'below' : undefined
      const reportedSide = reported?.outside.find(one => one.nutrient === nutrient)?.side
      expect(
        reportedSide === side,
        `day ${day} is reported ${reportedSide} its ${nutrient}, and is ${side}`,
      )
    }
  }
}

type Foods = {
  menu: SampleMenu['menu']
  given: ProblemGiven
  cooked: Cooked[]
  priced: PricedPlan
  expect: (holds: boolean, fault: string) => void
}

/** Checks each food's grams and packages, and returns their minimum cost. */
function checkFoods({ menu, given, cooked, priced, expect }: Foods): number {
  const needs = new Map<string, Map<number, number>>()
  for (const { meal, day, servings } of cooked) {
    for (const part of meal.ingredients ?? []) {
      if (!isBought(part, given)) continue
      const parts = needs.get(part.food) ?? new Map<number, number>()
      needs.set(part.food, parts)
      const when = partOf(day, menu.foods.get(part.food)?.keepsDays ?? null, given.settings.days)
      const tenths = Math.max(1, Math.round(((part.grams ?? 0) * servings * 10) / meal.servings))
      parts.set(when, (parts.get(when) ?? 0) + tenths)
    }
  }
  let total = 0
  for (const [food, parts] of needs) {
    const { packages } = menu.foods.get(food)!
    const shown = priced.foods.find(one => one.food === food)
    expect(shown !== undefined, `${food} is not reported`)
    const home = Math.round((given.atHome[food] ?? 0) * 10)
    let least = 0
    for (const [part, tenths] of parts) {
      const missing = Math.ceil((tenths * 95) / 100) - (part === 0 ? home : 0)
      least += leastCents(packages, missing)
    }
    total += least
    expect(shown?.cents === least, `${food} costs ${least} cents, not ${shown?.cents}`)
    const sum = (shown?.products ?? []).reduce(
      (cents, { product, packages: count }) => cents + product.priceCents * count,
      0,
    )
    expect(sum === shown?.cents, `the packages of ${food} cost ${sum} cents`)
    const bought = (shown?.products ?? []).reduce(
      (all, one) => all + (one.packageGrams ?? 1e6) * one.packages,
      0,
    )
    const needed = [...parts.values()].reduce((all, tenths) => all + tenths, 0) / 10
    expect(
      bought + home / 10 >= needed * 0.95 - 0.051,
      `${bought} g of ${food} are not ${needed} g`,
    )
  }
  expect(priced.foods.length === needs.size, 'it buys what no meal needs')
  return total
}

function isBought(
  { product, isPantry, staple }: MealIngredient,
  { lacking }: ProblemGiven,
): boolean {
  if (!product) return false
  return !isPantry || (staple !== null && lacking.includes(staple))
}

function partOf(day: number, keepsDays: number | null, days: number): number {
  if (keepsDays === null || keepsDays >= days) return 0
  const week = Math.floor(day / 7)
  if (keepsDays >= 7) return week
  return week * 2 + (day - week * 7 < 4 ? 0 : 1)
}

/** The minimum cost of at least this many tenths of a gram, by dynamic programming from 0 upwards. */
function leastCents(packages: readonly FoodPackage[], tenths: number): number {
  if (tenths <= 0) return 0
  const sizes = packages.map(({ product, grams }) => ({
    cents: product.priceCents,
    tenths: grams === null ? null : Math.round(grams * 10),
  }))
  const weighed = sizes.filter(
    (size, i) =>
      size.tenths !== null &&
      // A package dominated in weight and price only costs time.
      !sizes.some(
        (other, j) =>
          other.tenths !== null &&
          other.tenths >= size.tenths! &&
          other.cents <= size.cents &&
          (j < i || other.tenths > size.tenths! || other.cents < size.cents),
      ),
  )
  // One package of unknown weight is enough.
  if (weighed.length === 0) return Math.min(...sizes.map(({ cents }) => cents))
  const cheapest = new Float64Array(tenths + 1)
  for (let n = 1; n <= tenths; n++) {
    cheapest[n] = Math.min(
      ...weighed.map(size => size.cents + cheapest[Math.max(0, n - size.tenths!)]!),
    )
  }
  return cheapest[tenths]!
}
