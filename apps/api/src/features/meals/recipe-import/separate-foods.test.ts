import { expect, it } from 'vitest'
import type { KnownFood } from './nutrition-lookup.ts'
import { separateFoods } from './separate-foods.ts'

const foods: Record<string, string> = {
  salt: 'salt',
  'kosher salt': 'salt',
  pepper: 'black pepper',
  'freshly ground pepper': 'black pepper',
  half: 'half and half',
  macaroni: 'pasta',
  cheese: 'cheddar full fat',
}
const find = (name: string) => {
  const food = foods[name.toLowerCase()]
  return food ? ({ food } as KnownFood) : undefined
}

it.each([
  ['Salt and pepper', ['Salt', 'pepper']],
  ['Salt & pepper to taste', ['Salt, to taste', 'pepper, to taste']],
  ['kosher salt and freshly ground pepper', ['kosher salt', 'freshly ground pepper']],
])('%s is two things to buy', (line, lines) => {
  expect(separateFoods(line, find)).toEqual(lines)
})

it.each([
  'half and half',
  'macaroni and cheese',
  'salt and stardust',
  '1 tsp salt and pepper',
  'salt',
])('%s stays one line', line => {
  expect(separateFoods(line, find)).toEqual([line])
})
