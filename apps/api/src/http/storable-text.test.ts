import { expect, it } from 'vitest'
import { isStorable } from './storable-text.ts'

it.each([
  ['plain text, numbers and nothing', { name: 'Jalapeño 🌶️', count: 3, none: null }, true],
  ['a NUL character', 'milk\0', false],
  ['half of a surrogate pair, deep inside', { items: [{ name: '🌶️'.slice(0, 1) }] }, false],
  ['a key that cannot be stored', { 'a\0b': 1 }, false],
])('%s', (_, value, expected) => {
  expect(isStorable(value)).toBe(expected)
})

it('walks through what is nested deeper than the stack', () => {
  let deep: unknown = '\0'
  for (let i = 0; i < 200_000; i++) deep = [deep]
  expect(isStorable(deep)).toBe(false)
})
