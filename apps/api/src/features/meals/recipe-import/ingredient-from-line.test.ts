import { expect, it } from 'vitest'
import { ingredientFrom } from './ingredient-from-line.ts'
import { readIngredientLine } from './ingredient-line.ts'

const foodIn = (text: string) => ingredientFrom(readIngredientLine(text), text, undefined).food

it('a food that is not known is called by its words', () => {
  expect(foodIn('2 cups Bok Choy, chopped')).toBe('bok-choy')
  expect(foodIn("1 jar Mom's jalapeño jam")).toBe('moms-jalapeno-jam')
})

it('foods in any script are told from one another', () => {
  const foods = [
    '200 g 味噌',
    '200 g 豆腐',
    '2 김치',
    '2 고추',
    '1 мука 00',
    '1 рис 00',
    '1 आटा',
    '1 आटे',
  ]
  expect(new Set(foods.map(foodIn)).size).toBe(foods.length)
})

it('a long name is cut between characters, so that it can be stored', () => {
  const long = `${'a'.repeat(79)}🧀 cheese`
  const ingredient = ingredientFrom(readIngredientLine(long), long, undefined)
  expect(ingredient.name).toBe('a'.repeat(79))
})
