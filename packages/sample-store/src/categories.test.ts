import { expect, it } from 'vitest'
import { messages } from '../../../apps/web/src/features/catalogue/categories/category-messages.es.ts'
import { content } from './content.ts'

const departments = content.departments.map(({ department, kinds }) => ({
  department,
  categories: new Set(kinds.map(({ category }) => category).filter(Boolean)),
}))

it.each(departments)('$department has three to fourteen categories', ({ categories }) => {
  expect(categories.size).toBeGreaterThanOrEqual(3)
  expect(categories.size).toBeLessThanOrEqual(14)
})

it('every product is in a category', () => {
  const kinds = content.departments.flatMap(department => department.kinds)
  expect(kinds.filter(({ category }) => category === '').map(({ slug }) => slug)).toEqual([])
})

it('every category has a Spanish name', () => {
  const names = departments.flatMap(({ categories }) => [...categories])
  const same = names.filter(name => messages.category(name) === name)
  expect(same.toSorted()).toEqual(['Kombucha', 'Pizza', 'Sushi'])
})

it('a category of another catalogue keeps its name', () => {
  expect(messages.category('Deer Snacks')).toBe('Deer Snacks')
  expect(messages.category('constructor')).toBe('constructor')
})
