import { describe, expect, it } from 'vitest'
import type { CartItem } from '../../cart/cart.ts'
import { writeStamp } from '../hybrid-clock.ts'
import type { ListItem, NewListItem } from '../list-item.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ItemChange,
  type ListOperation,
  listItems,
} from '../list-operations.ts'
import { cartDifference, undoUpdate, updateFromCart } from './cart-difference.ts'

const product = (id: string) => ({
  id,
  name: `The ${id}`,
  priceCents: 300,
  originalPriceCents: null,
  weightQuantity: '',
  department: 'Bakery' as const,
  imageUrl: '',
  diets: [],
  isRetired: false,
})

const inCart = (id: string, quantity: number): CartItem => ({
  product: product(id),
  quantity,
  priceCentsWhenAdded: 300,
})

function itemOf(
  productId: string | null,
  quantity: number,
  name = `The ${productId}`,
): NewListItem {
  return {
    productId,
    name,
    quantity,
    imageUrl: '',
    weightQuantity: '',
    department: 'Bakery',
    diets: [],
    priceCents: 300,
    originalPriceCents: null,
    origin: 'list',
    addedBy: 'mara',
  }
}

let time = 0
const did = (itemId: string, change: Change): ListOperation => {
  time += 1
  return { id: `o${time}`, at: writeStamp(time, 0, 'd'), itemId, ...change }
}
const doneAs = (changes: readonly ItemChange[]) =>
  changes.map(({ itemId, ...change }) => did(itemId, change))

const party = [
  did('milk', { kind: 'add', item: itemOf('milk', 2) }),
  did('bread', { kind: 'add', item: itemOf('bread', 1) }),
  did('candles', { kind: 'add', item: itemOf(null, 1, 'birthday candles') }),
  did('cocoa', { kind: 'add', item: itemOf('cocoa', 1) }),
  did('bread', { kind: 'check', isChecked: true, by: 'ben' }),
  did('bread', { kind: 'price', priceCents: 250 }),
]
const shown = (operations: readonly ListOperation[]) =>
  listItems(applyOperations(emptyList, operations))
const isRetired = ({ productId }: ListItem) => productId === 'cocoa'
const difference = (operations: readonly ListOperation[], cart: readonly CartItem[]) =>
  cartDifference(shown(operations), cart, isRetired)
const addition = ({ product: { id }, quantity }: CartItem) => ({
  itemId: `new-${id}`,
  item: itemOf(id, quantity),
})
const names = (items: readonly ListItem[]) => items.map(({ name }) => name)
const quantities = (operations: readonly ListOperation[]) =>
  Object.fromEntries(shown(operations).map(({ id, quantity }) => [id, quantity]))

describe('what an update from the cart would do', () => {
  it('tells what comes, changes and goes, and keeps what no cart can hold', () => {
    const { added, changed, removed, kept } = difference(party, [
      inCart('milk', 5),
      inCart('eggs', 1),
    ])
    expect(added.map(({ product }) => product.id)).toEqual(['eggs'])
    expect(changed).toMatchObject([{ items: [{ id: 'milk' }], from: 2, to: 5 }])
    expect(names(removed)).toEqual(['The bread'])
    expect(names(kept)).toEqual(['birthday candles', 'The cocoa'])
  })

  it('is nothing when the cart holds just the list', () => {
    const same = difference(party, [inCart('milk', 2), inCart('bread', 1)])
    expect(same).toMatchObject({ added: [], changed: [], removed: [] })
    expect(updateFromCart(same, addition)).toEqual([])
  })

  it('goes by the cart for a product no longer sold that the cart still holds', () => {
    const { changed, kept } = difference(party, [inCart('cocoa', 3)])
    expect(changed).toMatchObject([{ items: [{ id: 'cocoa' }], from: 1, to: 3 }])
    expect(names(kept)).toEqual(['birthday candles'])
  })

  it('counts several rows of one product together, up to what a row may hold', () => {
    const twice = [...party, did('milk2', { kind: 'add', item: itemOf('milk', 1) })]
    expect(difference(twice, [inCart('milk', 3)]).changed).toEqual([])
    expect(difference(twice, [inCart('milk', 2)]).changed).toMatchObject([{ from: 3, to: 2 }])
    const many = [...party, did('milk2', { kind: 'add', item: itemOf('milk', 99) })]
    expect(difference(many, [inCart('milk', 99)]).changed).toEqual([])
  })
})

describe('an update from the cart', () => {
  const cart = [inCart('milk', 5), inCart('eggs', 1)]
  const update = () => doneAs(updateFromCart(difference(party, cart), addition))

  it('makes the list what was shown', () => {
    const updated = [...party, ...update()]
    expect(quantities(updated)).toEqual({ milk: 5, candles: 1, cocoa: 1, 'new-eggs': 1 })
    expect(difference(updated, cart)).toMatchObject({ added: [], changed: [], removed: [] })
  })

  it('leaves one row of a product that had several', () => {
    const twice = [...party, did('milk2', { kind: 'add', item: itemOf('milk', 1) })]
    const changes = updateFromCart(difference(twice, [inCart('milk', 2)]), addition)
    expect(quantities([...twice, ...doneAs(changes)])).toMatchObject({ milk: 2, candles: 1 })
    expect(quantities([...twice, ...doneAs(changes)])).not.toHaveProperty('milk2')
  })

  it('leaves alone what somebody else adds or ticks meanwhile', () => {
    const theirs = [
      did('hats', { kind: 'add', item: itemOf(null, 1, 'paper hats') }),
      did('milk', { kind: 'check', isChecked: true, by: 'ben' }),
    ]
    const updated = shown([...party, ...update(), ...theirs])
    expect(names(updated)).toContain('paper hats')
    expect(updated.find(({ id }) => id === 'milk')).toMatchObject({ quantity: 5, isChecked: true })
  })

  it('taken back leaves every item as it was, with its tick and its price', () => {
    const done = update()
    const undone = doneAs(undoUpdate(done, shown(party), shown([...party, ...done])))
    expect(shown([...party, ...done, ...undone])).toEqual(shown(party))
    expect(shown([...undone, ...done, ...party])).toEqual(shown(party))
  })

  it('taken back twice is taken back once', () => {
    const done = update()
    const undo = (now: readonly ListOperation[]) =>
      doneAs(undoUpdate(done, shown(party), shown(now)))
    const once = [...party, ...done, ...undo([...party, ...done])]
    expect(undo(once)).toEqual([])
  })

  it('taken back spares what others did since: a new count, a tick, a removal', () => {
    const done = update()
    const theirs = [
      did('milk', { kind: 'quantity', quantity: 7 }),
      did('new-eggs', { kind: 'check', isChecked: true, by: 'ben' }),
      did('candles', { kind: 'remove' }),
    ]
    const now = [...party, ...done, ...theirs]
    const undone = [...now, ...doneAs(undoUpdate(done, shown(party), shown(now)))]
    expect(quantities(undone)).toEqual({ milk: 7, bread: 1, cocoa: 1, 'new-eggs': 1 })
  })
})
