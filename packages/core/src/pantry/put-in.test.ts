import { describe, expect, it } from 'vitest'
import { withAmount } from './amounts.ts'
import { pantryEntry } from './pantry-entry.test-data.ts'
import { maxPantryGrams, type PantryEntry } from './pantry-entry.ts'
import { putIn, type Supply } from './put-in.ts'

const monday = '2026-11-23'
const friday = '2026-11-27'

function bought(given: Partial<PantryEntry>): Supply {
  const { amount: _, fullGrams: __, ...supply } = pantryEntry(given)
  return supply
}

describe('what was bought', () => {
  it('is full, and its weight is what full means', () => {
    expect(putIn(undefined, bought({ grams: 600 }), monday)).toMatchObject({
      amount: 'full',
      grams: 600,
      fullGrams: 600,
    })
  })

  it('raises what is there already', () => {
    const half = withAmount(pantryEntry({}), 'half')
    expect(putIn(half, bought({ grams: 300 }), monday)).toMatchObject({
      amount: 'full',
      grams: 450,
      fullGrams: 450,
    })
  })

  it('raises something of unknown weight by a part of what was bought', () => {
    const low = pantryEntry({ amount: 'low', grams: null, fullGrams: null })
    expect(putIn(low, bought({ grams: 500 }), monday).grams).toBe(600)
  })

  it('has no weight where the package tells none', () => {
    expect(putIn(pantryEntry({}), bought({ grams: null }), monday)).toMatchObject({
      amount: 'full',
      grams: null,
      fullGrams: null,
    })
  })

  it('is used by the date of the older part', () => {
    const older = pantryEntry({ useBy: '2026-11-25' })
    expect(putIn(older, bought({ useBy: friday }), monday).useBy).toBe('2026-11-25')
  })

  it('has its own date where the older part is past its own, or keeps for long', () => {
    const past = pantryEntry({ useBy: '2026-11-22' })
    expect(putIn(past, bought({ useBy: friday }), monday).useBy).toBe(friday)
    expect(putIn(pantryEntry({}), bought({ useBy: friday }), monday).useBy).toBe(friday)
  })

  it('is all there is where the older part is past its day', () => {
    const past = pantryEntry({ grams: 900, useBy: '2026-11-22' })
    const milk = putIn(past, bought({ grams: 300, useBy: friday }), monday)
    expect(milk).toMatchObject({ amount: 'full', grams: 300, fullGrams: 300, useBy: friday })
  })

  it('weighs no more than an entry can say', () => {
    const most = pantryEntry({ grams: maxPantryGrams, fullGrams: maxPantryGrams })
    expect(putIn(most, bought({ grams: 300 }), monday).grams).toBe(maxPantryGrams)
    const sacks = putIn(undefined, bought({ grams: 99 * 25_000 }), monday)
    expect(sacks).toMatchObject({ grams: maxPantryGrams, fullGrams: maxPantryGrams })
  })

  it('brings back a staple that was used up, with nothing of what was there before', () => {
    const out = withAmount(pantryEntry({ isStaple: true, useBy: '2026-11-24' }), 'out')
    expect(putIn(out, bought({ grams: 200, useBy: friday }), monday)).toMatchObject({
      amount: 'full',
      grams: 200,
      useBy: friday,
      isStaple: true,
    })
  })

  it('serves only as what all of it serves', () => {
    const eggs = pantryEntry({ foods: ['egg', 'egg white'] })
    expect(putIn(eggs, bought({ foods: ['egg'] }), monday).foods).toEqual(['egg'])
  })
})
