import type { PlannedSlot } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { PlannedDay, PricedSlot } from '@aisleway/core/plan/planned'
import { expect, it } from 'vitest'
import { currentFigures } from './current-figures.ts'

const [monday, tuesday, wednesday] = [
  '2026-11-23-dinner',
  '2026-11-24-dinner',
  '2026-11-25-dinner',
] as const
const meal = (slug: string): PlannedSlot => ({ kind: 'meal', slug, isLocked: false })
const leftovers: PlannedSlot = { kind: 'leftovers', of: monday }
const priced = (slug: string) => ({ slug }) as PricedSlot
const before = {
  days: ['2026-11-23', '2026-11-24', '2026-11-25'].map(day => ({ day }) as PlannedDay),
  slots: { [monday]: priced('chili'), [tuesday]: priced('tacos') },
}
const week = { [monday]: meal('chili'), [tuesday]: meal('tacos'), [wednesday]: leftovers }

function shown(slots: Partial<typeof week>): { days: string[]; slots: string[] } {
  const figures = currentFigures(
    { slots: new Map(Object.entries(slots)) as Plan['slots'] },
    { ...before, pricedSlots: new Map(Object.entries(week)) as Plan['slots'] },
  )
  return { days: figures.days.map(({ day }) => day), slots: Object.keys(figures.slots) }
}

it('a day with another meal than before shows nothing of the one before', () => {
  expect(shown({ ...week, [tuesday]: meal('soup') })).toEqual({
    days: ['2026-11-23', '2026-11-25'],
    slots: [monday],
  })
  const { [tuesday]: _, ...rest } = week
  expect(shown(rest).days).toEqual(['2026-11-23', '2026-11-25'])
})

it('a locked meal is the same meal', () => {
  const locked = { ...meal('chili'), isLocked: true }
  expect(shown({ ...week, [monday]: locked }).days).toHaveLength(3)
})

it('leftovers are another meal once their meal is, and so is what takes their place', () => {
  expect(shown({ ...week, [monday]: meal('soup') }).days).toEqual(['2026-11-24'])
  const { [wednesday]: _, ...rest } = week
  expect(shown(rest).days).toEqual(['2026-11-23', '2026-11-24'])
})

it('a meal that leftovers take the place of is no longer there', () => {
  expect(shown({ ...week, [tuesday]: leftovers })).toEqual({
    days: ['2026-11-23', '2026-11-25'],
    slots: [monday],
  })
})
