import { describe, expect, it } from 'vitest'
import type { PlannedSlot, PlanSettings, SlotKey } from '../plan.ts'
import { cookedSlots } from './plan-slots.ts'

const mara = { id: 'mara', name: 'Mara', portion: 1, diets: [], avoids: [], dislikes: [] }
const kid = { ...mara, id: 'kid', name: 'Kid', portion: 0.5 }
const settings: PlanSettings = {
  firstDay: '2026-12-30',
  days: 3,
  mealTypes: ['dinner', 'lunch'],
  people: [mara, kid],
  budgetCents: null,
  daysBetweenRepeats: 0,
  maxPerMainFood: null,
  maxMinutes: {},
  dailyBands: {},
  prefersFavorites: false,
}
const none = { settings, slots: {}, eaters: {} }

const meal = (slug: string, isLocked = false): PlannedSlot => ({ kind: 'meal', slug, isLocked })
const leftovers = (of: SlotKey): PlannedSlot => ({ kind: 'leftovers', of })

describe('the slots in which something is cooked', () => {
  it('are those of all days, in the order in which they are eaten, across the end of a year', () => {
    expect(cookedSlots(none).map(({ key, day }) => [key, day])).toEqual([
      ['2026-12-30-lunch', 0],
      ['2026-12-30-dinner', 0],
      ['2026-12-31-lunch', 1],
      ['2026-12-31-dinner', 1],
      ['2027-01-01-lunch', 2],
      ['2027-01-01-dinner', 2],
    ])
  })

  it('are for everybody, unless somebody else eats; a guest eats one portion', () => {
    const eaters = { '2026-12-30-lunch': { people: ['kid', 'nobody'], guests: 2 } }
    const [lunch, dinner] = cookedSlots({ ...none, eaters })
    expect(lunch).toMatchObject({ servings: 2.5, people: [kid] })
    expect(dinner).toMatchObject({ servings: 1.5, people: [mara, kid] })
  })

  it('are not those where nobody eats, or something else happens', () => {
    const slots: Record<string, PlannedSlot> = {
      '2026-12-30-lunch': { kind: 'out' },
      '2026-12-30-dinner': { kind: 'nothing' },
    }
    const eaters = { '2026-12-31-lunch': { people: [], guests: 0 } }
    const keys = cookedSlots({ settings, slots, eaters }).map(({ key }) => key)
    expect(keys).toEqual(['2026-12-31-dinner', '2027-01-01-lunch', '2027-01-01-dinner'])
  })

  it('hold enough for those who eat the leftovers, whose rules count as well', () => {
    const slots = {
      '2026-12-30-dinner': meal('stew', true),
      '2027-01-01-lunch': leftovers('2026-12-30-dinner'),
    }
    const eaters = {
      '2026-12-30-dinner': { people: ['mara'], guests: 0 },
      '2027-01-01-lunch': { people: ['kid'], guests: 1 },
    }
    const all = cookedSlots({ settings, slots, eaters })
    expect(all.find(({ key }) => key === '2026-12-30-dinner')).toMatchObject({
      servings: 2.5,
      people: [mara, kid],
      eatenOn: [0, 2],
      slug: 'stew',
      isLocked: true,
    })
    expect(all.map(({ key }) => key)).not.toContain('2027-01-01-lunch')
  })

  it('give no leftovers to what comes before them', () => {
    const slots = {
      '2026-12-30-lunch': leftovers('2026-12-30-dinner'),
      '2026-12-30-dinner': meal('stew'),
    }
    expect(cookedSlots({ ...none, slots })[0]).toMatchObject({ servings: 1.5, eatenOn: [0] })
  })
})
