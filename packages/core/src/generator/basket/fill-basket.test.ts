import { expect, it } from 'vitest'
import type { Food } from './arrange-foods.ts'
import { fillBasket } from './fill-basket.ts'

const nothing = { staples: [], kept: [], without: [], seed: 1 }

function milk(id: string, priceCents: number): [string, Food] {
  const product = {
    id,
    name: id,
    priceCents,
    originalPriceCents: null,
    weightQuantity: '32 fl oz',
    department: 'Dairy & Eggs' as const,
    imageUrl: '',
    diets: [],
    isRetired: false,
    kind: 'milk',
    popularity: 0,
  }
  return [id, { product, group: 'dairy', portions: 4, extra: null, kind: 1 }]
}

it('buys as many of a dearer product as of the one that it replaces, or keeps that', () => {
  const linesFor = (budgetCents: number) =>
    fillBasket(
      new Map([milk('plain', 199), milk('organic', 450)]),
      { budgetCents, people: 1, days: 7, diet: null },
      nothing,
    ).lines.map(({ product, quantity }) => `${quantity} ${product.id}`)
  expect(linesFor(100_00)).toEqual(['3 organic'])
  expect(linesFor(12_00)).toEqual(['3 plain'])
})
