import { expect, it } from 'vitest'
import { isOver, movedFirstDay } from './move-days.ts'

const firstDay = '2026-11-23'

it('the days after a plan are its weekdays again, and those before them are the plan', () => {
  for (const [days, later] of [
    [1, '2026-11-30'],
    [7, '2026-11-30'],
    [8, '2026-12-07'],
    [14, '2026-12-07'],
  ] as const) {
    expect(movedFirstDay({ firstDay, days }, 1), `${days} days`).toBe(later)
    expect(movedFirstDay({ firstDay: later, days }, -1), `${days} days`).toBe(firstDay)
  }
})

it('a plan is over after its last day', () => {
  expect(isOver({ firstDay, days: 7 }, '2026-11-29')).toBe(false)
  expect(isOver({ firstDay, days: 7 }, '2026-11-30')).toBe(true)
})
