import { expect, it } from 'vitest'
import { nameOfMovedPlan, planName } from './plan-name.ts'

it('a plan named after a day is named after its new first day, however long ago that was', () => {
  expect(planName('2026-11-23')).toBe('Week of November 23')
  expect(nameOfMovedPlan('Week of November 23', '2026-11-30')).toBe('Week of November 30')
  expect(nameOfMovedPlan('Week of December 28', '2026-11-30')).toBe('Week of November 30')
  expect(nameOfMovedPlan('Week of February 29', '2026-11-30')).toBe('Week of November 30')
})

it('a plan that somebody named keeps its name, also if that holds a day', () => {
  expect(nameOfMovedPlan('Tacos from November 23', '2026-11-30')).toBeUndefined()
  expect(nameOfMovedPlan('Week of November 23 (copy)', '2026-11-30')).toBeUndefined()
  expect(nameOfMovedPlan('Week of November 30', '2026-11-30')).toBeUndefined()
})
