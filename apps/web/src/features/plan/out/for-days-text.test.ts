import { slotKeyOf } from '@aisleway/core/plan/plan-days'
import { expect, it } from 'vitest'
import { forDaysText } from './for-days-text.ts'

const dinners = (...days: number[]) => days.map(day => slotKeyOf(`2026-11-${day}`, 'dinner'))

it.each([
  ['weekdays where each comes once', dinners(26, 23), 'for Mon, Thu'],
  [
    'a day once where two of its meals need it',
    [...dinners(23), slotKeyOf('2026-11-23', 'lunch')],
    'for Mon',
  ],
  ['dates where two weeks are planned', dinners(16, 23), 'for Nov 16, Nov 23'],
  ['how many days where they are many', dinners(16, 17, 18, 19, 20, 21), 'for 6 days'],
])('a product on the list says %s', (_, slots, text) => {
  expect(forDaysText(slots)).toBe(text)
})
