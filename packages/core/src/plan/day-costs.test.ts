import { expect, it } from 'vitest'
import { dayCosts } from './day-costs.ts'

it('the days share what the plan costs, to the cent', () => {
  const foods = [
    { cents: 500, slots: ['2026-11-23-dinner', '2026-11-25-dinner'] as const },
    { cents: 100, slots: ['2026-11-25-lunch'] as const },
  ].map(food => ({ ...food, slots: [...food.slots] }))
  expect(dayCosts({ firstDay: '2026-11-23', days: 3 }, foods)).toEqual([
    { day: '2026-11-23', cents: 250 },
    { day: '2026-11-24', cents: 0 },
    { day: '2026-11-25', cents: 350 },
  ])
})
