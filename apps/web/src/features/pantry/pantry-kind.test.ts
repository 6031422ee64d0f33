import type { Pantry } from '@aisleway/core/pantry/contract'
import { maxPantryEntries } from '@aisleway/core/pantry/pantry-entry'
import { describe, expect, it } from 'vitest'
import { entryOfWords } from './new-entry.ts'
import { type PantryChange, withPantryChange } from './pantry-kind.ts'

const jam = { ...entryOfWords('Jam'), grams: 400, fullGrams: 400, foods: ['jam'] }
const pantry: Pantry = {
  isKept: true,
  entries: [jam],
  owner: null,
  isShared: false,
  offered: [],
}

const after = (...changes: PantryChange[]) =>
  changes
    .reduce(withPantryChange, pantry)
    .entries.map(({ name, amount, grams }) => [name, amount, grams])

describe('a pantry without a network', () => {
  it('shows what is left of a thing, and what was added', () => {
    const candles = entryOfWords(' Candles ')
    expect(
      after(
        { way: 'save', name: 'Jam', entries: [{ ...jam, amount: 'low' }], removed: [] },
        { way: 'add', name: 'Candles', things: [], entries: [candles] },
      ),
    ).toEqual([
      ['Jam', 'low', 400],
      ['Candles', 'full', null],
    ])
  })

  it('has what was added to something there as full again, and once', () => {
    const again = { ...jam, grams: null, fullGrams: null }
    expect(
      after(
        {
          way: 'save',
          name: 'Jam',
          entries: [{ ...jam, amount: 'half', grams: 200 }],
          removed: [],
        },
        { way: 'add', name: 'Jam', things: [], entries: [again] },
      ),
    ).toEqual([['Jam', 'full', 400]])
  })

  it('has a product once that was changed here, and that the server has told of meanwhile', () => {
    const onServer = { ...jam, productId: 'jam-1', key: 'food:jam' }
    const onDevice = { ...onServer, key: 'product:jam-1', foods: [], amount: 'low' as const }
    const change = { way: 'save', name: 'Jam' } as const
    const shown = (input: PantryChange) =>
      withPantryChange({ ...pantry, entries: [onServer] }, input).entries.map(
        ({ amount }) => amount,
      )
    expect(shown({ ...change, entries: [onDevice], removed: [] })).toEqual(['low'])
    expect(shown({ ...change, entries: [], removed: [onDevice.key] })).toEqual([])
  })

  it('has no room for what is put back once it is full again', () => {
    const full = {
      ...pantry,
      entries: Array.from({ length: maxPantryEntries }, (_, i) => entryOfWords(`Thing ${i}`)),
    }
    const putBack: PantryChange = { way: 'save', name: 'Jam', entries: [jam], removed: [] }
    expect(withPantryChange(full, putBack).entries).toEqual(full.entries)
    const [first] = full.entries
    const instead = withPantryChange(full, { ...putBack, removed: [first!.key] })
    expect(instead.entries).toHaveLength(maxPantryEntries)
  })

  it('has less of what was cooked, and nothing of what was used up or removed', () => {
    const cooked = { way: 'cook', name: 'Toast', slug: 'toast', portions: 2 } as const
    expect(after({ ...cooked, needs: [{ food: 'jam', grams: 200 }] })).toEqual([
      ['Jam', 'half', 200],
    ])
    expect(after({ ...cooked, needs: [{ food: 'jam', grams: 400 }] })).toEqual([])
    expect(after({ way: 'save', name: 'Jam', entries: [], removed: [jam.key] })).toEqual([])
  })
})
