import { describe, expect, it } from 'vitest'
import { clampStamps, writeStamp } from '../lists/hybrid-clock.ts'
import { applyOperations, emptyList, type ListOperation } from '../lists/list-operations.ts'
import { endOfShopping, isShopping, secondsShopping } from './shopping-time.ts'

const ten = Date.parse('2026-11-21T10:00:00Z')
const minutes = (n: number) => ten + n * 60_000
const moment = (n: number) => new Date(minutes(n)).toISOString()

let count = 0
const check = (itemId: string, at: number, isChecked = true, by = 'robin'): ListOperation => ({
  id: `operation-${++count}`,
  at: writeStamp(minutes(at), 0, 'phone'),
  itemId,
  kind: 'check',
  isChecked,
  by,
})
const after = (...operations: ListOperation[]) => applyOperations(emptyList, operations)
const trip = (...pauses: number[]) => ({ lastShoppedAt: null, pauses: pauses.map(moment) })
const minutesOf = (...given: Parameters<typeof secondsShopping>) => secondsShopping(...given) / 60

describe('time spent shopping', () => {
  it('runs from the first tick to the end, however many follow', () => {
    const state = after(check('milk', 0), check('rye', 12), check('limes', 5))
    expect(minutesOf(state, trip(), minutes(20))).toBe(20)
  })

  it('is none without a tick, and none for a tick that was taken back', () => {
    expect(secondsShopping(emptyList, trip(), minutes(600))).toBe(0)
    const state = after(check('milk', 0), check('milk', 1, false))
    expect(secondsShopping(state, trip(), minutes(600))).toBe(0)
    expect(minutesOf(applyOperations(state, [check('rye', 9)]), trip(), minutes(10))).toBe(1)
  })

  it('includes what others ticked by a clock that is ahead of that of who completes the trip', () => {
    const state = after(check('milk', 0, true, 'kim'), check('rye', 20, true, 'kim'))
    const end = endOfShopping(state, trip(), minutes(12))
    expect(minutesOf(state, trip(), end)).toBe(20)
    expect(endOfShopping(state, trip(), minutes(25))).toBe(minutes(25))
    expect(endOfShopping(emptyList, trip(), minutes(12))).toBe(minutes(12))
  })

  it('is one for all who tick, in whatever order their devices tell of it', () => {
    const operations = [check('milk', 3), check('rye', 0, true, 'kim'), check('limes', 8)]
    for (const order of [operations, operations.toReversed()]) {
      expect(minutesOf(after(...order), trip(), minutes(10))).toBe(10)
    }
  })

  it('grows by ticks without a network that arrive later', () => {
    const known = after(check('milk', 10))
    const all = applyOperations(known, [check('rye', 2, true, 'kim')])
    expect(minutesOf(known, trip(), minutes(12))).toBe(2)
    expect(minutesOf(all, trip(), minutes(12))).toBe(10)
  })

  it('leaves out a pause until the next tick: a night, and a look at the list in the morning', () => {
    const state = after(check('milk', 0), check('rye', 15 * 60))
    expect(minutesOf(state, trip(20), minutes(15 * 60 + 5))).toBe(25)
  })

  it('leaves out each of several pauses, also two in a row and one before the first tick', () => {
    const state = after(check('milk', 10), check('rye', 30), check('limes', 50))
    expect(minutesOf(state, trip(5, 12, 14, 33), minutes(51))).toBe(2 + 3 + 1)
  })

  it('ends with the pause where no tick follows', () => {
    expect(minutesOf(after(check('milk', 0)), trip(4), minutes(600))).toBe(4)
  })

  it('does not count what follows the end', () => {
    const state = after(check('milk', 0), check('rye', 30))
    expect(minutesOf(state, trip(40), minutes(10))).toBe(10)
  })

  it('begins anew with each trip: a tick that comes late from the last one is none of it', () => {
    const state = after(check('milk', 0), check('rye', 60))
    const again = { lastShoppedAt: moment(30), pauses: [] }
    expect(minutesOf(state, again, minutes(61))).toBe(1)
    expect(secondsShopping(after(check('milk', 0)), again, minutes(61))).toBe(0)
  })

  it('is never negative and at most a week, however wrong a clock is', () => {
    const ahead = clampStamps([check('milk', 300).at], minutes(0))
    const state = after({ ...check('milk', 0), at: ahead[0]! })
    expect(secondsShopping(state, trip(), minutes(0))).toBe(0)
    expect(minutesOf(state, trip(), minutes(3))).toBe(2)
    expect(minutesOf(after(check('milk', -20_000)), trip(), minutes(0))).toBe(7 * 24 * 60)
  })
})

describe('who is shopping', () => {
  it('has ticked; whoever only looks is not, nor whoever took their tick back', () => {
    const state = after(check('milk', 0, true, 'kim'))
    expect(isShopping(state, trip(), 'kim')).toBe(true)
    expect(isShopping(state, trip(), 'robin')).toBe(false)
    expect(isShopping(after(check('milk', 0), check('milk', 1, false)), trip(), 'robin')).toBe(
      false,
    )
  })

  it('is so again after a pause with the next tick', () => {
    const state = after(check('milk', 0))
    expect(isShopping(state, trip(5), 'robin')).toBe(false)
    expect(isShopping(applyOperations(state, [check('rye', 6)]), trip(5), 'robin')).toBe(true)
  })

  it('has ticked on this trip, not on the last one', () => {
    const again = { lastShoppedAt: moment(30), pauses: [] }
    expect(isShopping(after(check('milk', 0)), again, 'robin')).toBe(false)
  })
})
