import { describe, expect, it } from 'vitest'
import { defaultSettings } from './default-settings.ts'
import { planSettingsSchema } from './plan.ts'

const mara = { id: 'mara', fullName: ' Mara  Lee' }
/** A Sunday. */
const today = '2026-11-22'

describe('a first plan', () => {
  it('is of dinners from today on, for who answered nothing', () => {
    const settings = defaultSettings(mara, null, today)
    expect(settings).toMatchObject({ firstDay: today, days: 7, mealTypes: ['dinner'] })
    expect(planSettingsSchema.parse(settings)).toEqual(settings)
  })

  it('calls the shopper by the first name, and nothing if there is none', () => {
    const name = (fullName: string) =>
      defaultSettings({ id: 'mara', fullName }, null, today).people.map(person => person.name)
    expect(name(mara.fullName)).toEqual(['Mara'])
    expect(name(' ')).toEqual([''])
  })

  it('calls the shopper by the beginning of a name that is too long for a plan', () => {
    const settings = defaultSettings({ id: 'mara', fullName: 'M'.repeat(100) }, null, today)
    expect(planSettingsSchema.safeParse(settings).success).toBe(true)
  })

  it('repeats no dish within its week', () => {
    const { days, daysBetweenRepeats } = defaultSettings(mara, null, today)
    expect(daysBetweenRepeats).toBeGreaterThanOrEqual(days)
  })

  it('begins on the next shopping day, which may be today', () => {
    const on = (...shoppingDays: ('sunday' | 'monday' | 'saturday')[]) =>
      defaultSettings(mara, { shoppingDays, shoppingStyles: [] }, today).firstDay
    expect(on('monday', 'saturday')).toBe('2026-11-23')
    expect(on('saturday')).toBe('2026-11-28')
    expect(on('saturday', 'sunday')).toBe(today)
  })

  it('is of every meal for who fills a full list', () => {
    const preferences = { shoppingDays: [], shoppingStyles: ['full-list' as const] }
    expect(defaultSettings(mara, preferences, today).mealTypes).toHaveLength(3)
  })
})
