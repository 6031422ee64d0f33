import { expect, it } from 'vitest'
import { shownCategories } from './shown-categories.ts'

const names = (counts: Record<string, number>, chosen = '') =>
  shownCategories(counts, chosen).map(({ name }) => name)

it('they are shown by name', () => {
  expect(names({ Yogurt: 40, Eggs: 8, Milk: 20 })).toEqual(['Eggs', 'Milk', 'Yogurt'])
})

it('of more than twelve the smallest are left out, but never the chosen one', () => {
  const counts = Object.fromEntries(
    Array.from({ length: 14 }, (_, i) => [`Aisle ${i + 10}`, i + 1]),
  )
  expect(names(counts)).toHaveLength(12)
  expect(names(counts)).not.toContain('Aisle 11')
  expect(names(counts, 'Aisle 10')).toHaveLength(12)
  expect(names(counts, 'Aisle 10')).toContain('Aisle 10')
})

it('the chosen one stays when the filters leave nothing of it', () => {
  expect(shownCategories({ Milk: 3 }, 'Eggs')).toEqual([
    { name: 'Eggs', label: 'Eggs', count: 0 },
    { name: 'Milk', label: 'Milk', count: 3 },
  ])
})

it('a chosen one that the store does not have counts nothing, whatever it is called', () => {
  expect(shownCategories({ Milk: 3 }, 'constructor')[0]).toMatchObject({ count: 0 })
})
