import { expect, test } from 'vitest'
import { cookbookSearch } from './cookbook-search.ts'

const meal = (name: string, foods: readonly string[], ...diets: string[]) => ({
  name,
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

test('an allergy that no meal is said to keep to finds none', () => {
  expect(meals('dairy free')).toEqual([])
})
