import { describe, expect, it } from 'vitest'
import { dayText } from '../../../ui/text/day-text.ts'
import { dayAxis, dollarText } from './chart-text.ts'

const named = (...days: string[]) =>
  dayAxis(days.map(day => Date.parse(day))).ticks.map(tick => dayText(new Date(tick).toISOString()))

describe('the days beside an axis', () => {
  it('are the first, the middle and the last', () => {
    expect(named('2026-11-01', '2026-11-20', '2026-11-11')).toEqual(['Nov 1', 'Nov 10', 'Nov 20'])
  })

  it('are named once each, also where one follows the other', () => {
    expect(named('2026-11-01', '2026-11-02')).toEqual(['Nov 1', 'Nov 2'])
    expect(named('2026-11-01', '2026-11-01', '2026-11-01')).toEqual(['Nov 1'])
  })

  it('leave a day that is alone in the middle', () => {
    const day = Date.parse('2026-11-01')
    const { low, high } = dayAxis([day, day])
    expect(day - low).toBe(high - day)
    expect(high).toBeGreaterThan(low)
  })
})

it('amounts beside an axis are written like prices, without cents if they are whole', () => {
  expect([0, 40, 2.5, 1000, '1000.25'].map(dollarText)).toEqual([
    '$0',
    '$40',
    '$2.50',
    '$1,000',
    '$1,000.25',
  ])
})
