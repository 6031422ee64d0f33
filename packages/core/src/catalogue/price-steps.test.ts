import { expect, it } from 'vitest'
import { priceSteps } from './price-steps.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysBefore = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const changes = [
  { at: daysBefore(120).toISOString(), priceCents: 399 },
  { at: daysBefore(100).toISOString(), priceCents: 449 },
  { at: daysBefore(40).toISOString(), priceCents: 349 },
  { at: daysBefore(33).toISOString(), priceCents: 449 },
  { at: daysBefore(3).toISOString(), priceCents: 379 },
]
const steps = (days: number, today = 379) =>
  priceSteps(changes, today, days, now).map(({ atMs, priceCents }) => [
    (now.getTime() - atMs) / (24 * 60 * 60 * 1000),
    priceCents,
  ])

it('begin with what held when the days began', () => {
  expect(steps(90)).toEqual([
    [90, 449],
    [40, 349],
    [33, 449],
    [3, 379],
  ])
  expect(steps(30)).toEqual([
    [30, 449],
    [3, 379],
  ])
})

it('end with today’s price, also where the change is not known yet', () => {
  expect(steps(30, 359).at(-1)).toEqual([0, 359])
})

it('begin when the price became known, and are today’s alone for a new product', () => {
  expect(priceSteps(changes.slice(4), 379, 90, now)).toEqual([
    { atMs: daysBefore(3).getTime(), priceCents: 379 },
  ])
  expect(priceSteps([], 299, 90, now)).toEqual([{ atMs: now.getTime(), priceCents: 299 }])
})

it('leave out a change to the same price', () => {
  const same = [changes[0]!, { ...changes[0]!, at: daysBefore(10).toISOString() }]
  expect(priceSteps(same, 399, 30, now)).toHaveLength(1)
})
