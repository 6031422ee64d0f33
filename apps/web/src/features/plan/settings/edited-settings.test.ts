import type { Person } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { describe, expect, it } from 'vitest'
import { withEdits } from './edited-settings.ts'

const person = (id: string, given: Partial<Person> = {}): Person => ({
  id,
  name: id,
  portion: 1,
  diets: [],
  avoids: [],
  dislikes: [],
  ...given,
})
const [mara, kim, ben] = [person('mara'), person('kim'), person('ben')]
const settingsOf = (...people: Person[]) => aPlanSettings({ people })
const peopleAfter = (now: Person[], before: Person[], edited: Person[]) =>
  withEdits(settingsOf(...now), settingsOf(...before), settingsOf(...edited)).people

describe('saving the preferences of a plan', () => {
  it('keeps what others changed meanwhile', () => {
    const before = settingsOf(mara)
    const now = { ...before, firstDay: '2026-11-30', people: [mara, kim] }
    const edited = { ...before, budgetCents: 84_00, maxMinutes: { dinner: 30 } }
    expect(withEdits(now, before, edited)).toEqual({
      ...now,
      budgetCents: 84_00,
      maxMinutes: { dinner: 30 },
    })
  })

  it('changes of a person only what was edited', () => {
    const now = [mara, { ...kim, avoids: ['peanuts' as const] }]
    const edited = [mara, { ...kim, name: 'Kimberly' }]
    expect(peopleAfter(now, [mara, kim], edited)).toEqual([
      mara,
      { ...kim, name: 'Kimberly', avoids: ['peanuts'] },
    ])
  })

  it('adds and removes people beside those whom others added and removed', () => {
    const zoe = person('zoe')
    expect(peopleAfter([mara, ben], [mara, kim], [kim, zoe])).toEqual([ben, zoe])
  })

  it('leaves somebody to plan for, and no more people than a plan can have', () => {
    expect(peopleAfter([mara], [mara, kim], [kim])).toEqual([kim])
    const eleven = Array.from({ length: 11 }, (_, i) => person(`${i}`))
    expect(peopleAfter([...eleven, kim], eleven, [...eleven, ben])).toEqual([...eleven, kim])
  })
})
