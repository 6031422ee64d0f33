import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { expect, it } from 'vitest'
import { earlierMeals } from './earlier-meals.ts'

const meal: PlannedSlot = { kind: 'meal', slug: 'pea-soup', isLocked: false }

const plan = {
  settings: aPlanSettings({ days: 2, mealTypes: ['breakfast', 'lunch', 'dinner'] }),
  slots: new Map<SlotKey, PlannedSlot>([
    ['2026-11-23-breakfast', meal],
    ['2026-11-23-lunch', meal],
    ['2026-11-23-dinner', { kind: 'out' }],
    ['2026-11-24-breakfast', meal],
    ['2026-11-24-lunch', meal],
    ['2026-11-24-dinner', meal],
  ]),
  eaters: new Map(),
  around: new Map(),
}

it('offers the leftovers of what was eaten before, latest first', () => {
  expect(earlierMeals(plan, '2026-11-24-dinner')).toEqual([
    '2026-11-24-lunch',
    '2026-11-24-breakfast',
    '2026-11-23-lunch',
    '2026-11-23-breakfast',
  ])
})

it('offers at lunch no leftovers of the dinner that follows', () => {
  expect(earlierMeals(plan, '2026-11-24-lunch')[0]).toBe('2026-11-24-breakfast')
})

it('offers none at the first meal', () => {
  expect(earlierMeals(plan, '2026-11-23-breakfast')).toEqual([])
})
