import { describe, expect, it } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { gramsOf, withAmount } from './amounts.ts'
import { pantryEntry } from './pantry-entry.test-data.ts'
import { amounts, isRemembered, type PantryEntry } from './pantry-entry.ts'
import { putIn } from './put-in.ts'
import { takeOut } from './take-out.ts'

const spinach = pantryEntry({})
const rice = pantryEntry({ name: 'rice', foods: ['rice'], grams: 1000, fullGrams: 1000 })

const amountsOf = (entries: readonly PantryEntry[]) =>
  entries.map(({ name, amount, grams }) => ({ name, amount, grams }))

describe('a meal', () => {
  it('takes by weight, and the rough amount follows', () => {
    expect(amountsOf(takeOut([spinach, rice], [{ food: 'rice', grams: 400 }]))).toEqual([
      { name: 'rice', amount: 'half', grams: 600 },
    ])
    expect(amountsOf(takeOut([rice], [{ food: 'rice', grams: 700 }]))).toEqual([
      { name: 'rice', amount: 'low', grams: 300 },
    ])
  })

  it('uses up what is nearly used up, and takes no more than there is', () => {
    expect(amountsOf(takeOut([spinach], [{ food: 'spinach', grams: 295 }]))).toEqual([
      { name: 'spinach', amount: 'out', grams: 0 },
    ])
    expect(takeOut([spinach], [{ food: 'spinach', grams: 900 }])[0]!.grams).toBe(0)
  })

  it('takes one step of what has no weight', () => {
    const jar = pantryEntry({ name: 'pesto', foods: ['pesto'], grams: null, fullGrams: null })
    const steps = [jar]
    for (let i = 0; i < 3; i++) steps.push(takeOut([steps[i]!], [{ food: 'pesto', grams: 30 }])[0]!)
    expect(steps.map(({ amount }) => amount)).toEqual(['full', 'half', 'low', 'out'])
  })

  it('takes nothing for “as needed”, nor for what is not there', () => {
    expect(takeOut([spinach], [{ food: 'spinach', grams: null }])).toEqual([])
    expect(takeOut([spinach], [{ food: 'kale', grams: 100 }])).toEqual([])
  })

  it('takes first what has to be used first, and then the rest from the other', () => {
    const older = pantryEntry({
      productId: 'older',
      foods: ['spinach', 'greens'],
      useBy: '2026-11-24',
    })
    const newer = { ...spinach, key: 'newer', useBy: '2026-11-28' }
    const taken = takeOut([newer, older], [{ food: 'spinach', grams: 400 }])
    expect(taken.map(({ key, grams }) => ({ key, grams }))).toEqual([
      { key: 'newer', grams: 200 },
      { key: older.key, grams: 0 },
    ])
  })
})

it('a staple that is used up is remembered, and anything else is gone', () => {
  expect(isRemembered(withAmount(spinach, 'out'))).toBe(false)
  expect(isRemembered(withAmount({ ...spinach, isStaple: true }, 'out'))).toBe(true)
})

it('however often something is bought and cooked, no gram appears or is lost', () => {
  const random = seededRandom(20)
  for (let run = 0; run < 60; run++) {
    let entry = withAmount(spinach, amounts[Math.floor(random() * 3)]!)
    expect(entry.grams).toBe(gramsOf(entry.amount, 300))
    for (let step = 0; step < 12; step++) {
      const before = entry.grams ?? 0
      const grams = Math.round(random() * 4000) / 10
      if (random() < 0.4) {
        entry = putIn(entry, { ...entry, grams }, '2026-11-23')
        expect(entry.grams).toBeCloseTo(before + grams, 5)
        expect(entry.fullGrams).toBe(entry.grams)
      } else {
        const [taken] = takeOut([entry], [{ food: 'spinach', grams }])
        entry = taken ?? entry
        const left = Math.max(0, before - grams)
        // A remainder within the tolerance counts as used up.
        expect(entry.amount === 'out' || Math.abs(entry.grams! - left) < 0.06).toBe(true)
        if (entry.amount === 'out')
          expect(left).toBeLessThanOrEqual(0.051 * entry.fullGrams! + 0.06)
      }
      expect(entry.grams).toBeGreaterThanOrEqual(0)
      expect(entry.grams === 0).toBe(entry.amount === 'out')
    }
  }
})
