import { expect, it } from 'vitest'
import { hitFromProduct, productFromHit, type SearchHit } from './search-hit.ts'

const priced = (current_price: unknown, original_price?: unknown) =>
  productFromHit({ objectID: 'milk', current_price, original_price } as SearchHit)

it('reads back a product that was written as a hit', () => {
  const milk = {
    ...priced(4.29, 4.99)!,
    name: 'Whole Milk',
    department: 'Dairy & Eggs' as const,
    diets: ['low_sodium' as const],
  }
  expect(productFromHit(hitFromProduct(milk))).toEqual(milk)
})

it('has a price as a number or as text, and an original one if there is any', () => {
  expect(priced('4.29', '4.99')).toMatchObject({ priceCents: 429, originalPriceCents: 499 })
  for (const none of [undefined, null, '', 0]) {
    expect(priced(4.29, none)).toMatchObject({ priceCents: 429, originalPriceCents: null })
  }
})

it.each([null, undefined, '', ' ', 'free', 0, -1, '1e400'])(
  'cannot be sold at the price %j',
  price => {
    expect(priced(price)).toBeNull()
  },
)
