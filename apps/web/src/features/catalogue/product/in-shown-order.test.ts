import { expect, it } from 'vitest'
import { inShownOrder } from './in-shown-order.ts'

const item = (id: string, cents: number) => ({ id, cents })
const idOf = ({ id }: { id: string }) => id
const shown = [item('milk', 399), item('eggs', 299)]

it('changed prices move nothing that is shown', () => {
  const newer = [item('eggs', 249), item('milk', 449)]
  expect(inShownOrder(shown, newer, idOf)).toEqual([item('milk', 449), item('eggs', 249)])
})

it('other products come as they were found', () => {
  const newer = [item('eggs', 299), item('oats', 199)]
  expect(inShownOrder(shown, newer, idOf)).toEqual(newer)
  expect(inShownOrder(shown, [...newer, item('milk', 399)], idOf).map(idOf)).toEqual([
    'eggs',
    'oats',
    'milk',
  ])
})
