import { expect, it } from 'vitest'
import { buildProducts } from '../build-products.ts'
import { mealImages, productReplacements } from './replacements.ts'

const products = new Map(buildProducts().map(product => [product.name, product]))

it('one seasoning product gives way to a kosher salt at $3.29 that was $3.79', () => {
  const [[replaced, by] = ['', '']] = Object.entries(productReplacements)
  expect(products.get(replaced)?.kind).toBe('table-salt')
  expect(products.get(by)).toMatchObject({
    kind: 'kosher-salt',
    priceCents: 329,
    originalPriceCents: 379,
  })
})

it('one syrup product has a picture of its own choosing, which is drawn', () => {
  const [[name, picture] = ['', '']] = Object.entries(mealImages.fixed)
  const drawn = new Set([...products.values()].map(product => `/pictures/${product.picture}`))
  expect(products.get(name)?.kind).toBe('maple-syrup')
  expect(picture).not.toBe(`/pictures/${products.get(name)?.picture}`)
  expect(drawn).toContain(picture)
})

it('the pictures of two recipe hosts are not used', () => {
  expect(mealImages.unusedHosts).toHaveLength(2)
})
