import type { Product } from '@aisleway/core/catalogue/product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProductPrice } from './product-price.tsx'

it('both prices of a sale are written alike, with thousands separated', () => {
  const product = { priceCents: 123_450, originalPriceCents: 198_000 } as Product
  const html = renderToStaticMarkup(createElement(ProductPrice, { product }))
  expect(html.replace(/<[^>]+>/g, '')).toBe('$1,234.50Was $1,980.00')
})
