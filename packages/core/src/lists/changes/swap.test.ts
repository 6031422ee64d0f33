import { describe, expect, it } from 'vitest'
import { writeStamp } from '../hybrid-clock.ts'
import type { ListItem, NewListItem } from '../list-item.ts'
import { applyOperations, emptyList, listItems } from '../list-operations.ts'
import { plainRowOf } from './plain-row.ts'
import { departmentInPlaceOf, swapItem } from './swap.ts'

const facts: NewListItem = {
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
const milk: ListItem = {
  ...facts,
  id: 'row-milk',
  order: '1',
  note: '',
  isChecked: true,
  checkedBy: 'mara',
  isPriceEdited: false,
}
const oats: NewListItem = {
  ...facts,
  productId: 'oats',
  name: 'Oat Milk',
  quantity: 1,
  priceCents: 459,
  origin: 'aisle',
}
const words = (name: string): NewListItem => ({ ...oats, productId: null, name, priceCents: null })
const removal = { itemId: 'row-milk', kind: 'remove' }

describe('swapping an item', () => {
  it('takes as much of the other, unticked, and remembers what was planned at its price', () => {
    expect(swapItem([milk], milk, oats, 'new')).toEqual([
      {
        itemId: 'new',
        kind: 'add',
        item: {
          ...oats,
          quantity: 2,
          insteadOf: {
            productId: 'milk',
            name: 'Whole Milk',
            quantity: 2,
            priceCents: 399,
            origin: 'list',
          },
        },
      },
      removal,
    ])
  })

  it('works with free text on either side', () => {
    const candles = { ...milk, ...words('Candles') }
    const [added] = swapItem([candles], candles, words('Sparklers'), 'new')
    expect(added).toMatchObject({
      item: {
        name: 'Sparklers',
        insteadOf: { productId: null, name: 'Candles', priceCents: null },
      },
    })
  })

  it('again remembers what was planned first, however many were bought meanwhile', () => {
    const swapped = { ...afterSwap(milk, oats), quantity: 5 }
    const [added] = swapItem([swapped], swapped, words('Rice drink'), 'newest')
    expect(added).toMatchObject({
      item: { quantity: 5, insteadOf: { productId: 'milk', quantity: 2, priceCents: 399 } },
    })
  })

  it('back to what was planned is none, and it is of the list again', () => {
    const swapped = afterSwap(milk, oats)
    const changes = swapItem([swapped], swapped, { ...facts, origin: 'aisle' }, 'back')
    expect(changes).toEqual([
      { itemId: 'back', kind: 'add', item: { ...facts, origin: 'list' } },
      { itemId: 'new', kind: 'remove' },
    ])
  })

  it('for what is on the list already is more of that, and is not remembered', () => {
    const onList = { ...milk, ...oats, id: 'row-oats', isChecked: false }
    expect(swapItem([milk, onList], milk, oats, 'new')).toEqual([
      { itemId: 'row-oats', kind: 'more', by: 2 },
      removal,
    ])
  })

  it('for what is in the basket already is yet to be ticked', () => {
    const inBasket = { ...milk, ...oats, id: 'row-oats', isChecked: true }
    const [added] = swapItem([milk, inBasket], milk, oats, 'new')
    expect(added).toMatchObject({ itemId: 'new', kind: 'add', item: { quantity: 2 } })
  })

  it('for what another item was swapped for makes a row of its own: each tells its difference', () => {
    const swapped = afterSwap({ ...milk, id: 'row-cream', name: 'Cream', productId: 'cream' }, oats)
    const [added] = swapItem([milk, swapped], milk, oats, 'second')
    expect(added).toMatchObject({ itemId: 'second', item: { insteadOf: { productId: 'milk' } } })
  })

  it.each([
    ['product', milk, facts],
    ['words, in whatever case', { ...milk, ...words('Candles') }, words(' candles ')],
  ])('for the same %s changes nothing', (_, item, same) => {
    expect(swapItem([item], item, same, 'new')).toEqual([])
  })

  it('remembers as much of a long name as a list takes', () => {
    const long = { ...milk, name: 'M'.repeat(300) }
    const [added] = swapItem([long], long, oats, 'new')
    expect(added).toMatchObject({ item: { insteadOf: { name: 'M'.repeat(120) } } })
  })
})

it('more of a product does not go to the row that replaces another item', () => {
  expect(plainRowOf([afterSwap(milk, oats)], oats)).toBeUndefined()
  expect(plainRowOf([milk], facts)).toBe(milk)
})

it('free text goes into the department that it suggests, or into that of the item it replaces', () => {
  const apples = { name: 'Gala Apples', department: 'Produce' } as const
  expect(departmentInPlaceOf(apples, 'orange juice')).toBe('Beverages')
  expect(departmentInPlaceOf(apples, 'whatever is ripe')).toBe('Produce')
  expect(departmentInPlaceOf({ name: 'milk', department: 'Other' }, 'that')).toBe('Dairy & Eggs')
  expect(departmentInPlaceOf({ name: 'this', department: 'Other' }, 'that')).toBe('Other')
})

/** The row that results from swapping this item on a list of its own. */
function afterSwap(item: ListItem, substitute: NewListItem): ListItem {
  const operations = swapItem([item], item, substitute, 'new').map((change, place) => ({
    ...change,
    id: `operation-${place}`,
    at: writeStamp(1000, place, 'phone'),
  }))
  const [row] = listItems(applyOperations(emptyList, operations))
  if (!row) throw new Error('nothing is on the list')
  return row
}
