import { describe, expect, it } from 'vitest'
import { calendarMeals, planCalendar } from './calendar.ts'
import type { PlannedSlot } from './plan.ts'

const plan = {
  uid: 'list-1',
  name: 'Week of November 23',
  changedAt: new Date('2026-11-22T18:04:05.678Z'),
}

describe('a plan as a calendar', () => {
  it('has an hour for each meal, in the time of whoever looks', () => {
    const url = 'https://shop.test/meals/chili'
    const file = planCalendar(plan, [{ slot: '2026-11-23-dinner', title: 'Chili', url }])
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Aisleway//Meal plan//EN',
      'X-WR-CALNAME:Week of November 23',
      'BEGIN:VEVENT',
      'UID:2026-11-23-dinner-list-1',
      'DTSTAMP:20261122T180405Z',
      'DTSTART:20261123T180000',
      'DURATION:PT1H',
      'SUMMARY:Chili',
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('keeps what a line must not hold out of its names, and its lines short', () => {
    const title = `Soup, stew; "half\\half"\nBEGIN:VALARM\rX ${'añejo '.repeat(20)}`
    const file = planCalendar(plan, [{ slot: '2026-11-23-lunch', title, url: null }])
    expect(file).toContain('SUMMARY:Soup\\, stew\\; "half\\\\half"\\nBEGIN:VALARM\\nX')
    const lines = file.split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
    expect(file.replaceAll('\r\n ', '')).toContain('añejo '.repeat(20))
    expect(lines.filter(line => line.startsWith('BEGIN'))).toHaveLength(2)
    // A line break copied from a word processor.
    const pasted = planCalendar({ ...plan, name: 'Our\v\vweek' }, [])
    expect(pasted).toContain('X-WR-CALNAME:Our week\r\n')
  })
})

it('what is cooked, eaten again or eaten out is in the calendar, and nothing else', () => {
  const address = (slug: string) => `https://shop.test/meals/${slug}`
  const words = {
    meal: (slug: string) => slug.toUpperCase(),
    leftovers: (meal: string) => `Rest of ${meal}`,
    out: 'Out',
    address,
  }
  const slots = new Map<`${string}-dinner`, PlannedSlot>([
    ['2026-11-23-dinner', { kind: 'meal', slug: 'chili', isLocked: false }],
    ['2026-11-24-dinner', { kind: 'leftovers', of: '2026-11-23-dinner' }],
    ['2026-11-25-dinner', { kind: 'out' }],
    ['2026-11-26-dinner', { kind: 'nothing' }],
  ])
  expect(calendarMeals({ slots }, words)).toEqual([
    { slot: '2026-11-23-dinner', title: 'CHILI', url: address('chili') },
    { slot: '2026-11-24-dinner', title: 'Rest of CHILI', url: address('chili') },
    { slot: '2026-11-25-dinner', title: 'Out', url: null },
  ])
})
