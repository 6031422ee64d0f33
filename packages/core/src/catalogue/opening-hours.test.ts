import { describe, expect, it } from 'vitest'
import { type OpeningHours, openState, storeDay } from './opening-hours.ts'

const timeZone = 'America/New_York'
const untilMidnight: OpeningHours = { opens: '06:00', closes: '24:00', timeZone }
const daytime: OpeningHours = { opens: '08:00', closes: '21:30', timeZone }

describe('a store that is open from 6:00 to midnight', () => {
  it.each([
    ['05:59', false, '06:00'],
    ['06:00', true, '24:00'],
    ['23:59', true, '24:00'],
    ['00:00', false, '06:00'],
  ])('at %s: open %j, until %s', (time, isOpen, until) => {
    expect(openState(untilMidnight, new Date(`2026-11-18T${time}-05:00`))).toEqual({
      isOpen,
      until,
    })
  })
})

describe('a store that is open from 8:00 to 21:30', () => {
  it.each([
    ['07:59', false, '08:00'],
    ['08:00', true, '21:30'],
    ['21:29', true, '21:30'],
    ['21:30', false, '08:00'],
  ])('at %s: open %j, until %s', (time, isOpen, until) => {
    expect(openState(daytime, new Date(`2026-11-18T${time}-05:00`))).toEqual({ isOpen, until })
  })
})

it('goes by the clock of the store, wherever the shopper is, in summer as in winter', () => {
  expect(openState(untilMidnight, new Date('2026-11-18T10:59Z')).isOpen).toBe(false)
  expect(openState(untilMidnight, new Date('2026-11-18T11:00Z')).isOpen).toBe(true)
  expect(openState(untilMidnight, new Date('2026-07-18T10:00Z')).isOpen).toBe(true)
  const tokyo = { ...untilMidnight, timeZone: 'Asia/Tokyo' }
  expect(openState(tokyo, new Date('2026-11-17T21:00Z')).isOpen).toBe(true)
})

it('the date at the store is its own, whatever it is elsewhere', () => {
  expect(storeDay({ timeZone }, new Date('2026-11-23T04:59Z'))).toBe('2026-11-22')
  expect(storeDay({ timeZone }, new Date('2026-11-23T05:00Z'))).toBe('2026-11-23')
})
