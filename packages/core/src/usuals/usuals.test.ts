import { expect, it } from 'vitest'
import { addDays } from '../days.ts'
import { type Purchases, usualsOf } from './usuals.ts'

const today = '2026-11-22'

function bought(productId: string, ...days: string[]): Purchases {
  return { productId, days }
}

const idsOf = (purchases: readonly Purchases[]) =>
  usualsOf(purchases, today).map(({ productId }) => productId)

it('tells how often a product is bought, and that it is due', () => {
  const coffee = bought('coffee', '2026-10-25', '2026-11-03', '2026-11-12')
  expect(usualsOf([coffee], today)).toEqual([
    {
      productId: 'coffee',
      timesBought: 3,
      lastBought: '2026-11-12',
      everyDays: 9,
      isDue: true,
    },
  ])
})

it('takes the median, which one long holiday does not move', () => {
  const milk = bought('milk', '2026-09-01', '2026-09-08', '2026-10-30', '2026-11-06', '2026-11-13')
  expect(usualsOf([milk], today)[0]).toMatchObject({ everyDays: 7, isDue: true })
})

it('says nothing of an interval before the third purchase', () => {
  const tea = bought('tea', '2026-10-01', '2026-10-08')
  expect(usualsOf([tea], today)[0]).toMatchObject({ everyDays: null, isDue: false })
})

it.each([
  ['2026-11-16', false],
  ['2026-11-15', true],
  ['2026-10-25', true],
  ['2026-10-24', false],
])('something bought each week and last on %s is due: %s', (last, isDue) => {
  const weekBefore = (day: string) => addDays(day, -7)
  const days = [weekBefore(weekBefore(last)), weekBefore(last), last]
  expect(usualsOf([bought('eggs', ...days)], today)[0]?.isDue).toBe(isDue)
})

it('puts first what is due, then what was bought most often of late', () => {
  const lastYear = bought('cocoa', '2025-11-01', '2025-11-08', '2025-11-15', '2025-11-22')
  const often = bought('bread', '2026-11-12', '2026-11-17', '2026-11-21')
  const twice = bought('rice', '2026-10-21', '2026-11-21')
  const due = bought('coffee', '2026-10-01', '2026-10-21', '2026-11-02')
  expect(idsOf([lastYear, twice, due, often])).toEqual(['coffee', 'bread', 'rice', 'cocoa'])
})

it('leaves out what was bought once, unless nothing was bought twice', () => {
  const once = bought('cake', '2026-11-20')
  expect(idsOf([once, bought('milk', '2026-11-13', '2026-11-20')])).toEqual(['milk'])
  expect(idsOf([once])).toEqual(['cake'])
  expect(idsOf([])).toEqual([])
})
