import { expect, test } from 'vitest'
import { clockText as spanish } from './clock-text.es.ts'
import { clockText } from './clock-text.ts'

test.each([
  ['00:00', 'midnight', 'la medianoche'],
  ['00:30', '12:30 AM', 'las 12:30 a. m.'],
  ['06:00', '6 AM', 'las 6 a. m.'],
  ['12:00', 'noon', 'el mediodía'],
  ['13:05', '1:05 PM', 'la 1:05 p. m.'],
  ['21:30', '9:30 PM', 'las 9:30 p. m.'],
  ['24:00', 'midnight', 'la medianoche'],
])('%s reads "%s" and "%s"', (time, english, inSpanish) => {
  expect(clockText(time)).toBe(english)
  expect(spanish(time)).toBe(inSpanish)
})
