import { expect, it } from 'vitest'
import { freeSpot, type Rows } from './free-spot.ts'

const limits = { top: 8, bottom: 832 }
const height = 48

it('lies at the bottom when nothing is in the way', () => {
  expect(freeSpot(height, limits, [])).toBe(784)
  expect(freeSpot(height, limits, [{ top: 400, bottom: 450 }])).toBe(784)
})

it('goes to the top when the control just used is at the bottom', () => {
  expect(freeSpot(height, limits, [{ top: 780, bottom: 824 }])).toBe(8)
})

it('stays below a pinned bar at the top', () => {
  const button = { top: 780, bottom: 824 }
  const bar = { top: 0, bottom: 64 }
  expect(freeSpot(height, limits, [button, bar])).toBe(72)
})

it('does not move while its place stays free', () => {
  expect(freeSpot(height, limits, [], 300)).toBe(300)
  expect(freeSpot(height, limits, [{ top: 310, bottom: 350 }], 300)).toBe(784)
})

it('finds the one gap that is left', () => {
  const taken = [
    { top: 0, bottom: 300 },
    { top: 364, bottom: 832 },
  ]
  expect(freeSpot(height, limits, taken)).toBe(308)
})

it('gives up the last ones where not all can be kept free, never the first', () => {
  const focused = { top: 700, bottom: 832 }
  const others: Rows[] = [
    { top: 0, bottom: 400 },
    { top: 400, bottom: 700 },
  ]
  const top = freeSpot(height, limits, [focused, ...others])
  expect(top).toBe(408)
})
