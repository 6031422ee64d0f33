import { expect, it } from 'vitest'
import { pastDay } from './past-day.ts'

const now = new Date(2026, 10, 23, 9)
const at = (day: number, hour = 22) => pastDay(new Date(2026, 10, day, hour).toISOString(), now)

it('a trip of the last week is told by its weekday, an older one by its date', () => {
  expect(at(23, 1)).toEqual({ kind: 'today' })
  expect(at(22)).toEqual({ kind: 'weekday', text: 'Sunday' })
  expect(at(17)).toEqual({ kind: 'weekday', text: 'Tuesday' })
  expect(at(16)).toEqual({ kind: 'date', text: 'Nov 16, 2026' })
})
