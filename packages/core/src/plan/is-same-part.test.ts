import { expect, it } from 'vitest'
import { isSamePart } from './is-same-part.ts'
import { aPlanSettings } from './plan.test-data.ts'

it('the settings of a plan are the same in any order and without empty keys', () => {
  const settings = aPlanSettings({ maxMinutes: { dinner: 30 }, dailyBands: {} })
  const stored = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(settings).toReversed())),
  )
  expect(isSamePart(settings, stored)).toBe(true)
  expect(isSamePart({ ...settings, dailyBands: { fiber: undefined } }, stored)).toBe(true)
})

it('they differ by each person, portion and limit', () => {
  const settings = aPlanSettings({})
  const [mara] = settings.people
  for (const changed of [
    { people: [{ ...mara!, portion: 0.5 }] },
    { people: [{ ...mara!, avoids: ['fish' as const] }] },
    { people: [mara!, { ...mara!, id: 'ben' }] },
    { budgetCents: 0 },
    { maxMinutes: { dinner: 30 } },
  ]) {
    expect(isSamePart(settings, aPlanSettings(changed))).toBe(false)
  }
})

it('nothing is something else than an empty part', () => {
  expect(isSamePart(null, null)).toBe(true)
  expect(isSamePart(null, { people: [], guests: 0 })).toBe(false)
  expect(isSamePart([], {})).toBe(false)
})
