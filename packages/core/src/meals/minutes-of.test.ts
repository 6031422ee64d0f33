import { expect, it } from 'vitest'
import { minutesOf } from './minutes-of.ts'

it.each([
  [10, 20, 30],
  [null, 20, 20],
  [10, null, 10],
  [null, null, null],
])('%s minutes of preparation and %s of cooking are %s', (prepMinutes, cookMinutes, minutes) => {
  expect(minutesOf({ prepMinutes, cookMinutes })).toBe(minutes)
})
