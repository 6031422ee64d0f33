import { expect, it } from 'vitest'
import { minutesText } from './minutes-text.ts'

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 hr'],
  [95, '1 hr 35 min'],
])('%i minutes are written as %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text)
})
