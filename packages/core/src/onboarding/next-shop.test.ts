import { describe, expect, it } from 'vitest'
import { nextShop } from './next-shop.ts'
import type { ShoppingDay, ShoppingTime } from './preferences.ts'

const untilMidnight = { opens: '06:00', closes: '24:00', timeZone: 'America/New_York' }

/** `moment` is, for example, "2026-11-18T17:30-05:00", a Wednesday. */
function at(moment: string, days: ShoppingDay[], times: ShoppingTime[], store = untilMidnight) {
  const next = nextShop({ shoppingDays: days, shoppingTimes: times }, new Date(moment), store)
  return next && [next.daysAhead, next.day, next.time, ...(next.isNow ? ['now'] : [])]
}

const wednesdayAt = (time: string) => `2026-11-18T${time}-05:00`

describe('the next shop', () => {
  it('is not guessed where neither days nor times were chosen', () => {
    expect(at(wednesdayAt('12:00'), [], [])).toBeNull()
  })

  it('is later today, where today is a shopping day', () => {
    expect(at(wednesdayAt('09:00'), ['wednesday'], ['4pm-6pm', '8pm-10pm'])).toEqual([
      0,
      'wednesday',
      '4pm-6pm',
    ])
  })

  it('is now from the first minute of a time to its last', () => {
    const now = (time: string) => at(wednesdayAt(time), ['wednesday', 'friday'], ['4pm-6pm'])
    expect(now('15:59')).toEqual([0, 'wednesday', '4pm-6pm'])
    expect(now('16:00')).toEqual([0, 'wednesday', '4pm-6pm', 'now'])
    expect(now('17:59')).toEqual([0, 'wednesday', '4pm-6pm', 'now'])
    expect(now('18:00')).toEqual([2, 'friday', '4pm-6pm'])
  })

  it('is in a week, where the only day is today and its times are over', () => {
    expect(at(wednesdayAt('12:00'), ['wednesday'], ['6am-8am'])).toEqual([
      7,
      'wednesday',
      '6am-8am',
    ])
  })

  it('goes over the end of the week', () => {
    expect(at('2026-11-22T22:30-05:00', ['monday'], ['6am-8am'])).toEqual([1, 'monday', '6am-8am'])
    expect(at('2026-11-21T09:00-05:00', ['friday'], ['6am-8am'])).toEqual([6, 'friday', '6am-8am'])
  })

  it('after 10pm ends with the day', () => {
    expect(at(wednesdayAt('23:59'), ['wednesday'], ['after-10pm'])?.at(-1)).toBe('now')
    expect(at('2026-11-19T00:00-05:00', ['wednesday'], ['after-10pm'])).toEqual([
      6,
      'wednesday',
      'after-10pm',
    ])
  })

  it('takes days without times as the whole day', () => {
    expect(at(wednesdayAt('23:59'), ['wednesday'], [])).toEqual([0, 'wednesday', null])
    expect(at(wednesdayAt('12:00'), ['tuesday'], [])).toEqual([6, 'tuesday', null])
  })

  it('takes times without days as every day', () => {
    expect(at(wednesdayAt('07:00'), [], ['6am-8am'])?.at(-1)).toBe('now')
    expect(at(wednesdayAt('08:00'), [], ['6am-8am'])).toEqual([1, 'thursday', '6am-8am'])
  })
})

describe('at a store that is open from 8:00 to 21:00', () => {
  const daytime = { ...untilMidnight, opens: '08:00', closes: '21:00' }

  it('is never while it is closed', () => {
    expect(at(wednesdayAt('07:00'), [], ['6am-8am', '8pm-10pm'], daytime)).toEqual([
      0,
      'wednesday',
      '8pm-10pm',
    ])
    expect(at(wednesdayAt('07:00'), ['friday'], ['6am-8am', 'after-10pm'], daytime)).toBeNull()
  })

  it('ends with the closing, in the middle of a time and of a whole day', () => {
    expect(at(wednesdayAt('20:59'), [], ['8pm-10pm'], daytime)?.at(-1)).toBe('now')
    expect(at(wednesdayAt('21:00'), [], ['8pm-10pm'], daytime)).toEqual([1, 'thursday', '8pm-10pm'])
    expect(at(wednesdayAt('20:59'), ['wednesday'], [], daytime)).toEqual([0, 'wednesday', null])
    expect(at(wednesdayAt('21:00'), ['wednesday'], [], daytime)).toEqual([7, 'wednesday', null])
  })
})

describe('around the change of the clocks', () => {
  it('a day of 25 hours is one day: Saturday night before the clocks go back', () => {
    expect(at('2026-10-31T23:30-04:00', ['monday'], ['6am-8am'])).toEqual([2, 'monday', '6am-8am'])
    expect(at('2026-11-01T23:30-05:00', ['monday'], ['6am-8am'])).toEqual([1, 'monday', '6am-8am'])
  })

  it('a day of 23 hours is one day: Saturday night before the clocks go forward', () => {
    expect(at('2026-03-07T23:30-05:00', ['sunday'], ['6am-8am'])).toEqual([1, 'sunday', '6am-8am'])
    expect(at('2026-03-08T07:30-04:00', ['sunday'], ['6am-8am'])?.at(-1)).toBe('now')
  })

  it('reads the clock of the zone: Sunday in Greenwich is still Saturday at the store', () => {
    expect(at('2026-11-22T02:00Z', ['saturday'], ['8pm-10pm'])?.at(-1)).toBe('now')
  })
})
