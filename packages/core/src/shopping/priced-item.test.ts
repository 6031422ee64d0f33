import { expect, it } from 'vitest'
import type { ListItem } from '../lists/list-item.ts'
import { pricedItem } from './priced-item.ts'

const roast: ListItem = {
  id: 'one',
  productId: 'roast',
  name: 'Beef Roast',
  imageUrl: '',
  weightQuantity: 'about 1.5 lb',
  department: 'Meat & Seafood',
  diets: [],
  quantity: 1,
  priceCents: 700,
  originalPriceCents: null,
  origin: 'list',
  addedBy: 'robin',
  order: '',
  note: '',
  isChecked: false,
  isElsewhere: false,
  checkedBy: null,
  isPriceEdited: false,
}
const store = { priceCents: 749, originalPriceCents: 999, isRetired: false }
const typed = (priceCents: number) => ({ ...roast, priceCents, isPriceEdited: true })

it('costs what the store says, not what it cost when it was added', () => {
  expect(pricedItem(roast, store)).toMatchObject(store)
  expect(pricedItem(roast, undefined)).toMatchObject({ priceCents: 700, originalPriceCents: null })
})

it('costs what a shopper typed, and without the sale it would have cost as before', () => {
  const packed = { ...typed(650), weightQuantity: '1.5 lb' }
  expect(pricedItem(packed, store)).toMatchObject({ priceCents: 650, originalPriceCents: 999 })
})

it('would have cost more without the sale, too, if it weighs more', () => {
  expect(pricedItem(typed(1498), store)).toMatchObject({
    priceCents: 1498,
    originalPriceCents: 1998,
  })
  const fullPrice = { ...store, originalPriceCents: null }
  expect(pricedItem(typed(1498), fullPrice)).toMatchObject({ originalPriceCents: null })
  expect(pricedItem(typed(0), store)).toMatchObject({ priceCents: 0, originalPriceCents: 999 })
})

it('has no price in the store if it is free text', () => {
  const candles = { ...roast, productId: null, originalPriceCents: 999 }
  expect(pricedItem(candles, undefined)).toMatchObject({
    priceCents: 700,
    originalPriceCents: null,
  })
})
