import { describe, expect, it } from 'vitest'
import { writeStamp } from './hybrid-clock.ts'
import { listTotalCents } from './list.ts'
import type { NewListItem } from './list-item.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ListOperation,
  type ListState,
  listItems,
  listRecord,
  listState,
} from './list-operations.ts'

const milk: NewListItem = {
  productId: 'milk',
  name: 'Whole Milk',
  imageUrl: '',
  weightQuantity: '1 gal',
  department: 'Dairy & Eggs',
  diets: [],
  quantity: 2,
  priceCents: 399,
  originalPriceCents: null,
  origin: 'list',
  addedBy: 'mara',
}

let operations = 0
const at = (ms: number, change: Change, itemId = 'i1'): ListOperation => ({
  ...change,
  id: `o${++operations}`,
  at: writeStamp(ms, 0, 'd'),
  itemId,
})
const listAfter = (...done: ListOperation[]) => listItems(applyOperations(emptyList, done))

describe('a list', () => {
  it('holds what was added, in that order', () => {
    const items = listAfter(
      at(2, { kind: 'add', item: { ...milk, name: 'Second' } }, 'i2'),
      at(1, { kind: 'add', item: { ...milk, name: 'First' } }, 'i1'),
    )
    expect(items.map(item => item.name)).toEqual(['First', 'Second'])
  })

  it('adds up what two devices add to one item', () => {
    const [item] = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'more', by: 1 }),
      at(2, { kind: 'more', by: 3 }),
    )
    expect(item?.quantity).toBe(6)
  })

  it('takes a set quantity as what the shopper saw, and adds what came later', () => {
    const [item] = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'more', by: 5 }),
      at(4, { kind: 'more', by: 1 }),
      at(3, { kind: 'quantity', quantity: 3 }),
    )
    expect(item?.quantity).toBe(4)
  })

  it('keeps the last tick, in whatever order ticks arrive', () => {
    const [item] = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(3, { kind: 'check', isChecked: true, by: 'ben' }),
      at(2, { kind: 'check', isChecked: false, by: 'mara' }),
    )
    expect(item).toMatchObject({ isChecked: true, checkedBy: 'ben' })
  })

  it('names nobody for an item that is not ticked', () => {
    const [item] = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'check', isChecked: false, by: 'mara' }),
    )
    expect(item?.checkedBy).toBeNull()
  })

  it('does not bring back a removed item by a later change', () => {
    const items = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'remove' }),
      at(3, { kind: 'check', isChecked: true, by: 'ben' }),
      at(4, { kind: 'more', by: 1 }),
    )
    expect(items).toEqual([])
  })

  it('brings an item back as it was when its removal is undone, in whatever order that is told', () => {
    const add = at(1, { kind: 'add', item: milk })
    const tick = at(2, { kind: 'check', isChecked: true, by: 'mara' })
    const price = at(3, { kind: 'price', priceCents: 299 })
    const before = listAfter(add, tick, price)
    const removal = at(4, { kind: 'remove' })
    const undoing = at(5, { kind: 'restore' })
    expect(listAfter(add, tick, price, removal)).toEqual([])
    expect(listAfter(add, tick, price, removal, undoing)).toEqual(before)
    expect(listAfter(undoing, price, removal, tick, add)).toEqual(before)
    expect(listAfter(add, tick, price, removal, undoing, at(6, { kind: 'remove' }))).toEqual([])
  })

  it('keeps out what was removed before removals had a stamp', () => {
    const add = at(1, { kind: 'add', item: milk })
    const item = applyOperations(emptyList, [add]).get('i1')
    const removed: ListState = new Map([['i1', { ...item, isRemoved: true }]])
    expect(listItems(removed)).toEqual([])
    expect(listItems(applyOperations(removed, [at(2, { kind: 'more', by: 1 })]))).toEqual([])
  })

  it('holds a product that was removed and is added anew', () => {
    const items = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'remove' }),
      at(3, { kind: 'add', item: milk }, 'i2'),
    )
    expect(items).toHaveLength(1)
  })

  it('waits for the item when a change to it arrives first', () => {
    const early = at(2, { kind: 'price', priceCents: 299 })
    expect(listAfter(early)).toEqual([])
    expect(listAfter(early, at(1, { kind: 'add', item: milk }))).toMatchObject([
      { priceCents: 299, isPriceEdited: true },
    ])
  })

  it('takes the last name, department, note and place of own words', () => {
    const candles = { ...milk, productId: null, name: 'Candles' }
    const [item] = listAfter(
      at(5, { kind: 'name', name: 'Birthday candles' }),
      at(2, { kind: 'name', name: 'Tea lights' }),
      at(3, { kind: 'department', department: 'Household' }),
      at(4, { kind: 'note', note: 'ten, any colour' }),
      at(4, { kind: 'order', order: '7' }),
      at(1, { kind: 'add', item: candles }),
    )
    expect(item).toMatchObject({
      name: 'Birthday candles',
      department: 'Household',
      note: 'ten, any colour',
      order: '7',
    })
  })

  it('keeps the name and the department of a product, whatever is sent', () => {
    const [item] = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'name', name: 'Oat milk' }),
      at(2, { kind: 'department', department: 'Pet' }),
    )
    expect(item).toMatchObject({ name: 'Whole Milk', department: 'Dairy & Eggs' })
  })

  it('takes back a typed price: a product costs what it did, own words cost nothing known', () => {
    const priced = { ...milk, productId: null, priceCents: 250 }
    const items = listAfter(
      at(1, { kind: 'add', item: milk }),
      at(1, { kind: 'add', item: priced }, 'i2'),
      ...['i1', 'i2'].flatMap(id => [
        at(2, { kind: 'price', priceCents: 299 }, id),
        at(3, { kind: 'price', priceCents: null }, id),
      ]),
    )
    expect(items).toMatchObject([
      { priceCents: 399, isPriceEdited: false },
      { priceCents: null, isPriceEdited: false },
    ])
  })

  it('costs what the scale said as long as there are as many, and otherwise what the store says', () => {
    const weighed = [
      at(1, { kind: 'add', item: milk }),
      at(2, { kind: 'price', priceCents: 501, lineTotal: { cents: 1001, quantity: 2 } }),
    ]
    const cents = (...more: ListOperation[]) => listTotalCents(listAfter(...weighed, ...more))
    expect(cents()).toBe(1001)
    expect(cents(at(3, { kind: 'quantity', quantity: 3 }))).toBe(3 * 399)
    expect(listAfter(...weighed, at(3, { kind: 'more', by: 1 }))).toMatchObject([
      { quantity: 3, priceCents: 399, isPriceEdited: false },
    ])
    const backToTwo = [3, 2].map((quantity, i) => at(3 + i, { kind: 'quantity', quantity }))
    expect(cents(...backToTwo)).toBe(1001)
    expect(cents(at(3, { kind: 'price', priceCents: 500 }))).toBe(2 * 500)
  })

  it('is not changed by an operation that arrives twice', () => {
    const more = at(2, { kind: 'more', by: 1 })
    const add = at(1, { kind: 'add', item: milk })
    expect(listAfter(add, more, more, add)).toEqual(listAfter(add, more))
  })

  it('keeps quantities from 1 to 99', () => {
    const add = at(1, { kind: 'add', item: milk })
    expect(listAfter(add, at(2, { kind: 'quantity', quantity: 0 }))[0]?.quantity).toBe(1)
    expect(listAfter(add, at(2, { kind: 'more', by: 500 }))[0]?.quantity).toBe(99)
  })

  it('keeps no more additions than the quantity depends on, whatever their order', () => {
    const add = at(1, { kind: 'add', item: milk })
    const additions = Array.from({ length: 300 }, (_, i) => at(10 + i, { kind: 'more', by: 1 }))
    const set = at(250, { kind: 'quantity', quantity: 3 })
    const orders = [
      [add, ...additions, set],
      [set, ...additions.toReversed(), add],
      [...additions.slice(150), add, set, ...additions.slice(0, 150)],
    ]
    for (const order of orders) {
      const oneByOne = order.reduce((state, one) => applyOperations(state, [one]), emptyList)
      for (const state of [applyOperations(emptyList, order), oneByOne]) {
        expect(listItems(state)[0]?.quantity).toBe(3 + 59)
        expect(Object.keys(state.get('i1')?.more ?? {}).length).toBeLessThanOrEqual(99)
      }
    }
  })

  it('takes any text as the id of an item', () => {
    const ids = ['__proto__', 'constructor', 'toString']
    const state = applyOperations(
      emptyList,
      ids.map((id, i) => at(i + 1, { kind: 'add', item: milk }, id)),
    )
    const sent = JSON.parse(JSON.stringify(listRecord(state)))
    expect(listItems(listState(sent)).map(({ id }) => id)).toEqual(ids)
  })
})
