import { describe, expect, it } from 'vitest'
import { newListName } from '../new-list-name.ts'
import { listsFromStored } from './take-in-local-lists.ts'

const milk = { id: 'D-1', name: 'Milk', price: 3.49, quantity: 2, department: 'Dairy eggs' }

describe('lists that the browser kept', () => {
  it('come in with their names and items, by either name of the id', () => {
    const bread = { objectID: 'B-2', name: 'Bread', price: 4, quantity: 1 }
    const [list] = listsFromStored([{ id: 1, name: ' Weekend ', items: [milk, bread] }], 'robin')
    expect(list?.name).toBe('Weekend')
    expect(list?.items).toMatchObject([
      {
        productId: 'D-1',
        quantity: 2,
        priceCents: 349,
        department: 'Dairy & Eggs',
        addedBy: 'robin',
      },
      { productId: 'B-2', quantity: 1, priceCents: 400, department: 'Other' },
    ])
  })

  it('without a name are called after their day', () => {
    const [list] = listsFromStored([{ items: [milk], date: '2025-03-09T12:00:00Z' }], 'robin')
    expect(list?.name).toBe(newListName('', new Date('2025-03-09T12:00:00Z')))
  })

  it.each([
    null,
    'lists',
    [null],
    [{ name: 'No items' }],
    [{ name: 'None readable', items: [{ name: 'Milk' }, 7] }],
  ])('are left out where they cannot be read: %j', stored => {
    expect(listsFromStored(stored, 'robin')).toEqual([])
  })
})
