import { beforeEach, expect, it, vi } from 'vitest'
import { exactDayText } from './day-text.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), toFake: ['Date'] })
})

it('a day is written with its year unless the nearest day of that name is meant', () => {
  expect(['2026-11-23', '2027-01-05', '2026-06-01'].map(exactDayText)).toEqual([
    'Nov 23',
    'Jan 5',
    'Jun 1',
  ])
  expect(['2024-11-23', '2025-11-27', '2027-11-27'].map(exactDayText)).toEqual([
    'Nov 23, 2024',
    'Nov 27, 2025',
    'Nov 27, 2027',
  ])
})
