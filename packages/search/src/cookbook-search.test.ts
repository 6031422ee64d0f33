import { expect, test } from 'vitest'
import { cookbookSearch } from './cookbook-search.ts'

const meal = (name: string, foods: readonly string[], ...diets: string[]) => ({
  name,
  mealTypes: name.includes('Egg') ? ['breakfast'] : ['dinner'],
  diets,
  foods: foods.map(food => ({ food })),
})
const food = (name: string) => ({ food: name, name, plural: null })
const thesaurus = {
  synonyms: { pollo: ['chicken'], vegetarian: ['tag:plant_based'] },
  brands: {},
  required: ['dairy free'],
  amounts: [],
}
const search = cookbookSearch(
  [
    meal('Chicken with Rice', ['chicken', 'rice']),
    meal('Ginger Tofu', ['tofu'], 'plant_based'),
    meal('Noodles in Cream', ['noodles', 'dairy cream']),
    meal('Diner Potatoes with Eggs', ['potato']),
  ],
  ['chicken', 'rice', 'tofu', 'noodles', 'dairy cream'].map(food),
  thesaurus,
)
const meals = (text: string) => search.meals(text).map(({ name }) => name)

test('a cookbook is searched in the words for products: in Spanish, and by diet', () => {
  expect(meals('pollo')).toEqual(['Chicken with Rice'])
  expect(search.foodsNamed('pollo')).toEqual([food('chicken')])
  expect(meals('vegetarian')).toEqual(['Ginger Tofu'])
})

test('words that name a food find no other foods that hold them', () => {
  const foods = ['black beans', 'white beans', 'black pepper', 'rice'].map(food)
  const cookbook = [
    meal('White Bean Stew', ['white beans', 'black pepper']),
    meal('Burritos', ['black beans', 'rice']),
    meal('Black Bean Soup', ['black beans', 'black pepper']),
  ]
  const { meals } = cookbookSearch(cookbook, foods, thesaurus)
  const found = (text: string) => meals(text).map(({ name }) => name)
  expect(found('black beans')).toEqual(['Black Bean Soup', 'Burritos'])
  expect(found('beans')).toHaveLength(3)
  expect(found('black pepper beans')).toContain('White Bean Stew')
})

test('the time of day finds its meals', () => {
  expect(meals('quick breakfast')).toEqual(['Diner Potatoes with Eggs'])
  expect(meals('tofu dinner')).toEqual(['Ginger Tofu'])
})

test('what is no name of a dish is not read as one', () => {
  expect(['something nice for Friday', 'fast food', 'nice food'].map(meals)).toEqual([[], [], []])
  expect(meals('easy chiken')).toEqual(['Chicken with Rice'])
  const named = (text: string) => search.mealsNamed(text).map(({ name }) => name)
  expect(named('quick dinner')).toEqual([])
  expect(named('chiken rice')).toEqual(['Chicken with Rice'])
})

test('an allergy that no meal is said to keep to finds none', () => {
  expect(meals('dairy free')).toEqual([])
})
