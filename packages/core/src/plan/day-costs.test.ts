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

it('cents that cannot be parted are told once', () => {
  const slots = ['2026-11-23-dinner', '2026-11-24-dinner', '2026-11-25-dinner'] as const
  const foods = [100, 200, 401].map(cents => ({ cents, slots: [...slots] }))
  const days = dayCosts({ firstDay: '2026-11-23', days: 3 }, foods).map(({ cents }) => cents)
  expect(days.every(Number.isInteger)).toBe(true)
  expect(days.reduce((sum, cents) => sum + cents)).toBe(701)
})
