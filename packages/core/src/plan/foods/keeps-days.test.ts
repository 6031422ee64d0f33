import { expect, it } from 'vitest'
import { keepsDays } from './keeps-days.ts'

it.each([
  ['black beans canned', 3],
  ['black beans dry', null],
  ['chicken broth', 3],
  ['coconut milk', 3],
  ['Half & Half', 3],
  ['whole milk', 7],
  ['spinach', 5],
  ['peas frozen', null],
  ['corn on cob', 3],
  ['corn frozen', null],
  ['tomato paste', 5],
  ['basil fresh', 7],
  ['basil dried', null],
  ['butter', null],
  ['butter unsalted', null],
  ['chicken breast', null],
  ['olive oil', null],
  ['cranberry dried', null],
  ['tuna canned', 3],
  ['strawberry', 3],
  ['strawberries', 3],
  ['potato', null],
  ['egg', null],
  ['egg white', 7],
])('%s keeps %s days once opened', (food, days) => {
  expect(keepsDays({ food, name: food })).toBe(days)
})
