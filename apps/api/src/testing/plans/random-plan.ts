import { diets } from '@aisleway/core/catalogue/diets'
import { staples } from '@aisleway/core/meals/basket/staples'
import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { foodGroups } from '@aisleway/core/plan/food-groups'
import type { Eaters, Person, PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import type { ProblemGiven } from '@aisleway/core/plan/problem/plan-problem'
import type { SampleMenu } from './sample-menu.ts'

/** A plan that somebody might ask for: most are possible, some are not. */
export function randomPlan({ meals, menu }: SampleMenu, random: () => number): ProblemGiven {
  const int = (below: number) => Math.floor(random() * below)
  const chance = (share: number) => random() < share
  const one = <Item>(items: readonly Item[]): Item => items[int(items.length)]!
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => chance(share))

  const days = 1 + int(chance(0.2) ? 14 : 7)
  const planned = chance(0.3) ? [one(mealTypes)] : [...mealTypes]
  const foods = [...menu.foods.keys()]
  const people = Array.from(
    { length: 1 + int(5) },
    (_, i): Person => ({
      id: `p${i}`,
      name: `Person ${i}`,
      portion: one([0.25, 0.5, 0.75, 1, 1, 1, 1.5]),
      diets: some(diets, 0.04),
      avoids: some(foodGroups, 0.05),
      dislikes: Array.from({ length: int(4) }, () => one(foods)),
    }),
  )
  const keys = Array.from({ length: days }, (_, day) =>
    planned.map((type): SlotKey => `2026-12-${String(day + 1).padStart(2, '0')}-${type}`),
  ).flat()
  const slots: Partial<Record<SlotKey, PlannedSlot>> = {}
  const eaters: Partial<Record<SlotKey, Eaters>> = {}
  keys.forEach((key, at) => {
    const filled: Record<string, PlannedSlot> = {
      without: { kind: one(['out', 'nothing']) },
      leftovers: { kind: 'leftovers', of: keys[int(at + 1)]! },
      meal: { kind: 'meal', slug: one([...meals.keys()]), isLocked: chance(0.5) },
    }
    const slot = filled[one(['without', 'leftovers', 'meal', ...Array(6).fill('empty')])]
    if (slot) slots[key] = slot
    if (chance(0.15)) {
      eaters[key] = { people: some(people, 0.6).map(({ id }) => id), guests: int(4) }
    }
  })
  const given: ProblemGiven = {
    settings: {
      firstDay: '2026-12-01',
      days,
      mealTypes: planned,
      people,
      budgetCents: chance(0.4)
        ? Math.round(days * planned.length * people.length * (120 + int(200)))
        : null,
      daysBetweenRepeats: one([0, 1, 2, 3, 7, 7, 14]),
      maxPerMainFood: chance(0.4) ? 1 + int(4) : null,
      maxMinutes: chance(0.4) ? { [one(mealTypes)]: 25 + 5 * int(12) } : {},
      dailyBands: chance(0.2)
        ? {
            calories: { min: 1200, max: 2200 },
            protein: { min: 50, max: null },
            fiber: { min: 20, max: 60 },
            sodium: { min: null, max: 2300 },
          }
        : {},
      prefersFavorites: chance(0.3),
    },
    slots,
    eaters,
    atHome: Object.fromEntries(some(foods, 0.05).map(food => [food, int(600)])),
    lacking: chance(0.3) ? some(staples, 0.4) : [],
    favorites: new Set(some([...meals.keys()], 0.05)),
  }
  // Somebody who plans every week has eaten something in the days before.
  if (chance(0.3)) {
    for (const day of [24, 27, 29, 30]) {
      const key: SlotKey = `2026-11-${day}-dinner`
      slots[key] = { kind: 'meal', slug: one([...meals.keys()]), isLocked: false }
    }
  }
  return given
}
