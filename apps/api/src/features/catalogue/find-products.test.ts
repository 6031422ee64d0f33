import { expect, it } from 'vitest'
import { productRow } from '../../testing/test-app.ts'
import { productFinder } from './find-products.ts'

const names = {
  Produce: [
    'Carrots, 2 lb',
    'Rainbow Carrots',
    'Parsley',
    'Yellow Onions 3 lb Bag',
    'Beef Tomatoes',
  ],
  Frozen: ['Peas and Carrots', 'Carrot Cake'],
  Pantry: [
    'Dried Parsley',
    'Sea Salt',
    'Salted Peanuts',
    'Black Beans',
    'Tamari, Soy-Free',
    'Gluten Free Flour',
  ],
  'Grocery Aisles': ['Beef Broth, 32 oz', 'Ramen in Beef Broth'],
  'Meat & Seafood': ['Ground Beef 90% Lean', 'Plant-Based Ground Beef'],
  'Dairy & Eggs': ['Vegan Feta Cheese', 'Feta Cheese'],
  'Personal Care': ['Epsom Salt', 'Carrot Soap'],
} as const
const catalogue = Object.entries(names).flatMap(([department, some]) =>
  some.map(name => productRow({ id: name, name, department: department as keyof typeof names })),
)

type Department = keyof typeof names
const find = async (search: string, departments: Department[] = [], name = search) => {
  const finder = await productFinder(catalogue)
  return finder({ search, name, departments }).map(row => row.name)
}

it('finds several that are the food, and nothing that is made of it', async () => {
  expect((await find('carrots', ['Produce'])).sort()).toEqual(['Carrots, 2 lb', 'Rainbow Carrots'])
  expect(await find('beef broth')).toEqual(['Beef Broth, 32 oz'])
})

it('stays with the department that the food stood in', async () => {
  expect(await find('parsley', ['Produce'])).toEqual(['Parsley'])
  expect(await find('parsley', ['Grocery Aisles'])).toEqual(['Dried Parsley'])
})

it('leaves a word out that only describes', async () => {
  expect(await find('fresh parsley', ['Produce'])).toEqual(['Parsley'])
  expect(await find('dry black beans', ['Pantry'])).toEqual(['Black Beans'])
})

it('looks for the name that recipes use where the exact words find nothing', async () => {
  expect(await find('jumbo onions', ['Produce'], 'yellow onion')).toEqual([
    'Yellow Onions 3 lb Bag',
  ])
})

it('reads on past the noun where many words agree', async () => {
  expect(await find('90% lean ground beef', ['Meat & Seafood'])).toEqual(['Ground Beef 90% Lean'])
})

it('takes no substitute', async () => {
  expect(await find('feta cheese')).toEqual(['Feta Cheese'])
  expect(await find('soy tamari')).toEqual([])
})

it('takes what is free of something where that is asked for', async () => {
  expect(await find('gluten free flour')).toEqual(['Gluten Free Flour'])
})

it('looks only where there is something to eat', async () => {
  expect(await find('salt')).toEqual(['Sea Salt'])
})

it('finds nothing rather than something else', async () => {
  expect(await find('smoked paprika')).toEqual([])
  expect(await find('chickpea pasta')).toEqual([])
})
