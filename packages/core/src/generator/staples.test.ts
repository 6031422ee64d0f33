import { expect, it } from 'vitest'
import type { TripItem } from '../trips/trip.ts'
import { staplesOf } from './staples.ts'

const item = (productId: string | null, isChecked = true) => ({ productId, isChecked }) as TripItem

/** One trip for each string of products, newest first. */
const trips = (...bought: string[]) =>
  bought.map(ids => ({
    items: ids
      .split(' ')
      .filter(Boolean)
      .map(id => item(id)),
  }))

it('what was bought on two trips is bought regularly, on one it is not', () => {
  expect(staplesOf(trips('milk eggs', 'milk figs'))).toEqual(['milk'])
})

it('the most frequent comes first, of equals the one bought last', () => {
  expect(staplesOf(trips('eggs tea', 'milk tea', 'milk', 'milk eggs'))).toEqual([
    'milk',
    'eggs',
    'tea',
  ])
})

it('twice on one trip is once', () => {
  expect(staplesOf(trips('milk milk'))).toEqual([])
})

it('items that were not ticked, and free text, do not count', () => {
  const trip = { items: [item('milk', false), item(null)] }
  expect(staplesOf([trip, trip, ...trips('milk')])).toEqual([])
})

it('only the last ten trips count', () => {
  const nine = Array.from({ length: 9 }, () => '')
  expect(staplesOf(trips('milk', ...nine.slice(1), 'milk'))).toEqual(['milk'])
  expect(staplesOf(trips('milk', ...nine, 'milk'))).toEqual([])
})
