import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { expect, test } from 'vitest'
import { buildProducts } from './build-products.ts'

test('most names of products lead to the department that sells them, and few to none', () => {
  const products = buildProducts()
  const guessed = products.map(({ name }) => guessDepartment(name.split(', ')[0] ?? ''))
  const right = products.filter(({ department }, i) => guessed[i] === department)
  const unknown = guessed.filter(department => department === 'Other')
  expect(right.length / products.length).toBeGreaterThan(0.78)
  expect(unknown.length / products.length).toBeLessThan(0.04)
})
