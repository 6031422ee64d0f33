import { expect, it } from 'vitest'
import { aPlanSettings } from '../plan.test-data.ts'
import type { Constraint } from '../planned.ts'
import { withoutConstraints } from './constraints.ts'

const person = (id: string) => ({
  id,
  name: id,
  portion: 1,
  diets: ['low_sodium' as const],
  avoids: ['milk' as const, 'eggs' as const],
  dislikes: ['leek'],
})
const settings = aPlanSettings({
  people: [person('mara'), person('ben')],
  budgetCents: 4000,
  maxPerMainFood: 2,
  maxMinutes: { lunch: 20, dinner: 40 },
})
const without = (constraint: Constraint) => withoutConstraints(settings, [constraint])

it('a constraint that is given up is gone, and the others stay', () => {
  expect(without({ kind: 'budget' })).toEqual({ ...settings, budgetCents: null })
  expect(without({ kind: 'repeats' })).toEqual({ ...settings, daysBetweenRepeats: 0 })
  expect(without({ kind: 'main_food' })).toEqual({ ...settings, maxPerMainFood: null })
  expect(without({ kind: 'minutes', mealType: 'lunch' }).maxMinutes).toEqual({ dinner: 40 })
})

it('a person’s constraint is given up for that person only', () => {
  const ofBen = (constraint: Constraint) => {
    const [mara, ben] = without(constraint).people
    expect(mara).toEqual(person('mara'))
    return ben
  }
  expect(ofBen({ kind: 'avoids', personId: 'ben', group: 'milk' })?.avoids).toEqual(['eggs'])
  expect(ofBen({ kind: 'diet', personId: 'ben', diet: 'low_sodium' })?.diets).toEqual([])
  expect(ofBen({ kind: 'dislikes', personId: 'ben', food: 'leek' })?.dislikes).toEqual([])
})
