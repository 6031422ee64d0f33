import { expect, it } from 'vitest'
import { productsFor } from './products-for.ts'

const product = (kind: string, name: string) => ({ kind, name })

it('a food is served by the kinds that its entry names, and by no others', () => {
  const bananas = product('banana', 'Bananas')
  expect(productsFor('banana', [product('banana-bread', 'Banana Bread'), bananas])).toEqual([
    bananas,
  ])
})

it('where one kind holds different things, words of the name decide', () => {
  const clover = product('honey', 'Clover Honey, 12 oz')
  expect(productsFor('honey', [clover, product('honey', 'Hot Honey, 12 oz')])).toEqual([clover])
  const white = product('white-sugar', 'Granulated Sugar, 4 lb')
  expect(productsFor('sugar', [white, product('white-sugar', 'Superfine Sugar, 1 lb')])).toEqual([
    white,
  ])
})
