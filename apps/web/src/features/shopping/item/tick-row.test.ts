import type { ListItem } from '@aisleway/core/lists/list-item'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'

vi.mock('../../catalogue/product/product-picture.tsx', () => ({ ProductPicture: () => null }))

stubBrowser()
const { TickRow } = await import('./tick-row.tsx')

const item = {
  id: 'figs',
  name: 'Figs',
  quantity: 1,
  weightQuantity: 'each',
  insteadOf: { name: 'Dates' },
} as ListItem

it.each([
  ['one of what is sold each', {}, '>instead of Dates<'],
  ['two of what has no size', { quantity: 2, weightQuantity: '' }, '>× 2 · instead of Dates<'],
  ['a package', { weightQuantity: '8 oz' }, '>1 × 8 oz · instead of Dates<'],
])('says what was swapped for %s', (_, given, text) => {
  const row = createElement(TickRow, {
    item: { ...item, ...given },
    department: 'Produce',
    checkedBy: undefined,
    isOthers: false,
    actions: undefined,
  })
  expect(renderToString(row)).toContain(text)
})
