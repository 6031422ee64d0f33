import { describe, expect, it } from 'vitest'
import { buildProducts } from './build-products.ts'
import { priceHistory } from './price-history.ts'

const products = buildProducts()
const histories = products.map(product => ({ product, history: priceHistory(product) }))
const changed = histories.filter(({ history }) => history.length > 1)

describe('the price history of the sample store', () => {
  it('ends with today’s price, and with the original price before a sale', () => {
    const wrong = histories.filter(({ product, history }) => {
      const [now, before] = history.toReversed()
      const isOnSale = product.originalPriceCents !== null
      return (
        now?.priceCents !== product.priceCents ||
        (isOnSale && before?.priceCents !== product.originalPriceCents)
      )
    })
    expect(wrong).toEqual([])
  })

  it('reaches back beyond 90 days, and has a price only where it changed', () => {
    expect(histories.every(({ history }) => history[0]!.daysAgo > 90)).toBe(true)
    const idle = histories.filter(({ history }) =>
      history.some(({ priceCents, daysAgo }, i) => {
        const before = history[i - 1]
        return before && (before.priceCents === priceCents || before.daysAgo <= daysAgo)
      }),
    )
    expect(idle).toEqual([])
  })

  it('has changes for a third to two thirds of the store, and stays small', () => {
    expect(changed.length / products.length).toBeGreaterThan(1 / 3)
    expect(changed.length / products.length).toBeLessThan(2 / 3)
    const rows = histories.reduce((sum, { history }) => sum + history.length, 0)
    expect(rows).toBeLessThan(products.length * 2.5)
  })

  it('is the same for the same seed', () => {
    const [some] = changed
    expect(priceHistory(some!.product)).toEqual(some!.history)
  })
})
