import { expect, it } from 'vitest'
import { recentWeeks, tripHistory } from './history.ts'
import type { TripItem } from './trip.ts'

const item = (name: string, priceCents: number, given: Partial<TripItem> = {}): TripItem => ({
  productId: name,
  name,
  imageUrl: '',
  weightQuantity: '',
  department: 'Produce',
  quantity: 1,
  priceCents,
  originalPriceCents: null,
  origin: 'list',
  isChecked: true,
  ...given,
})

const history = tripHistory([
  {
    day: '2026-11-15',
    items: [
      item('Limes', 199, { originalPriceCents: 299 }),
      item('Soap', 499, { department: 'Household' }),
    ],
  },
  {
    day: '2026-11-09',
    items: [item('Limes', 249, { quantity: 2 }), item('Kale', 299, { isChecked: false })],
  },
  { day: '2026-11-16', items: [item('Limes', 229)] },
])

it('sums spending and savings by week, from Monday to Sunday', () => {
  expect(history.weeks).toEqual([
    { week: '2026-11-09', spentCents: 498 + 199 + 499, savedCents: 100 },
    { week: '2026-11-16', spentCents: 229, savedCents: 0 },
  ])
})

it('sums by department, the largest first, what was left unticked not counted', () => {
  expect(history.departments).toEqual([
    { department: 'Produce', spentCents: 498 + 199 + 229 },
    { department: 'Household', spentCents: 499 },
  ])
})

it('counts words where their name suggests', () => {
  const words = { productId: null, department: 'Other' } as const
  const items = [item('Bananas', 120, words), item('Soap', 499, { department: 'Household' })]
  expect(tripHistory([{ day: '2026-11-15', items }]).departments).toEqual([
    { department: 'Household', spentCents: 499 },
    { department: 'Produce', spentCents: 120 },
  ])
})

it('names no department in which nothing had a price', () => {
  const cake = item('Something nice', 0, { productId: null, department: 'Other', priceCents: null })
  const items = [cake, item('Soap', 499, { department: 'Household' })]
  expect(tripHistory([{ day: '2026-11-15', items }]).departments).toEqual([
    { department: 'Household', spentCents: 499 },
  ])
})

it('tells what was paid over time for a product bought again, and for no other', () => {
  expect(history.prices).toEqual([
    {
      name: 'Limes',
      productId: 'Limes',
      paid: [
        { date: '2026-11-09', priceCents: 249 },
        { date: '2026-11-15', priceCents: 199 },
        { date: '2026-11-16', priceCents: 229 },
      ],
    },
  ])
})

it('tells no price of what was bought twice on one trip only', () => {
  const items = [item('Limes', 199), item('Limes', 249)]
  expect(tripHistory([{ day: '2026-11-15', items }]).prices).toEqual([])
})

it('tells no price of what was weighed, which cost what the scale showed', () => {
  const chicken = (priceCents: number, weighed: Partial<TripItem>) =>
    item('Chicken', priceCents, { weightQuantity: 'about 1.5 lb', ...weighed })
  const { prices, weeks } = tripHistory([
    { day: '2026-11-15', items: [chicken(599, { lineTotalCents: 599 })] },
    { day: '2026-11-16', items: [chicken(719, { lineTotalCents: 719 })] },
    { day: '2026-11-17', items: [chicken(599, {})] },
  ])
  expect(prices).toEqual([])
  expect(weeks.map(({ spentCents }) => spentCents)).toEqual([599, 719 + 599])
})

it('shows a week without a trip between two as nothing spent', () => {
  const spent = (week: string, spentCents: number) => ({ week, spentCents, savedCents: 0 })
  const weeks = [spent('2026-10-26', 100), spent('2026-11-02', 200), spent('2026-11-16', 300)]
  expect(recentWeeks(weeks, 3)).toEqual([
    spent('2026-11-02', 200),
    spent('2026-11-09', 0),
    spent('2026-11-16', 300),
  ])
  expect(recentWeeks(weeks, 12)).toHaveLength(4)
  expect(recentWeeks([], 12)).toEqual([])
})
