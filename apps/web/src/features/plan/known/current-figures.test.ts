import type { PlannedSlot } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
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
const priced = (slug: string) => ({ slug }) as PricedSlot
const before = {
  days: ['2026-11-23', '2026-11-24', '2026-11-25'].map(day => ({ day }) as PlannedDay),
  slots: { [monday]: priced('chili'), [tuesday]: priced('tacos') },
}

function shown(slots: Record<string, PlannedSlot>): { days: string[]; slots: string[] } {
  const plan = {
    settings: aPlanSettings({}),
    slots: new Map(Object.entries(slots)),
    eaters: new Map(),
    around: new Map(),
  } as Plan
  const figures = currentFigures(plan, before)
  return { days: figures.days.map(({ day }) => day), slots: Object.keys(figures.slots) }
}

it('a day with another meal than before shows nothing of the one before', () => {
  expect(shown({ [monday]: meal('chili'), [tuesday]: meal('soup') })).toEqual({
    days: ['2026-11-23', '2026-11-25'],
    slots: [monday],
  })
  expect(shown({ [monday]: meal('chili') }).days).toEqual(['2026-11-23', '2026-11-25'])
})

it('a locked meal is the same meal', () => {
  const locked = { ...meal('chili'), isLocked: true }
  expect(shown({ [monday]: locked, [tuesday]: meal('tacos') }).days).toHaveLength(3)
})

it('leftovers are another meal once their meal is', () => {
  const leftovers: PlannedSlot = { kind: 'leftovers', of: monday }
  const rest = { [tuesday]: meal('tacos'), [wednesday]: leftovers }
  expect(shown({ [monday]: meal('chili'), ...rest }).days).toHaveLength(3)
  expect(shown({ [monday]: meal('soup'), ...rest }).days).toEqual(['2026-11-24'])
})
