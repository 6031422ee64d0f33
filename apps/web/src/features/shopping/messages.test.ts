import { expect, it } from 'vitest'
import { messages as completed } from '../trips/completed/messages.ts'
import { messages } from './messages.ts'
import { messages as onDevice } from './on-device/messages.ts'
import { messages as together } from './together/messages.ts'

it.each([
  [1, '0 of 1 item'],
  [2, '0 of 2 items'],
])('of a list of %i it is said: %s', (items, text) => {
  expect(messages.itemsDone(0, items)).toBe(text)
  expect(onDevice.itemsDone(0, items)).toBe(text)
  expect(together.finishedText(0, items)).toMatch(new RegExp(`^${text} (was|were) checked off`))
  expect(completed.itemsCompleted(0, items)).toBe(`${text} completed`)
})
