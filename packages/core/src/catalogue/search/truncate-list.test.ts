import { expect, it } from 'vitest'
import { truncateList } from './truncate-list.ts'

it('leaves a text that is short enough as it is', () => {
  expect(truncateList('milk, eggs', 10)).toBe('milk, eggs')
})

it('ends with a whole item of a list', () => {
  expect(truncateList('milk, 12 eggs, bread', 10)).toBe('milk')
  expect(truncateList('milk, 12 eggs, bread', 13)).toBe('milk, 12 eggs')
  expect(truncateList('milk, 12 eggs, bread', 19)).toBe('milk, 12 eggs')
})

it('ends with a whole word where there are no items', () => {
  expect(truncateList('greek yogurt plain', 14)).toBe('greek yogurt')
  expect(truncateList('greek yogurt plain', 12)).toBe('greek yogurt')
})

it('cuts a word that is too long by itself', () => {
  expect(truncateList('a'.repeat(12), 10)).toBe('a'.repeat(10))
})
