import { expect, test } from 'vitest'
import { finish } from '../steps.ts'
import { nameCategorySteps } from './name-categories.ts'

function categoriesOf(names: readonly string[], department = 'Dairy & Eggs', category = '') {
  return finish(nameCategorySteps(names.map(name => ({ name, department, category }))))
}

/** Eight products that differ in their brand. */
function eight(name: string): string[] {
  return ['Abel', 'Bree', 'Cole', 'Dunn', 'Eaves', 'Fay', 'Gale', 'Hull'].map(
    brand => `${brand} ${name}`,
  )
}

test('eight products of one thing are a category, seven are none', () => {
  expect(categoriesOf([...eight('Milk, 1 gal'), ...eight('Eggs').slice(1)])).toEqual([
    ...Array(8).fill('Milk'),
    ...Array(7).fill(''),
  ])
})

test('singular and plural are one category, called as most of the names call it', () => {
  const names = [...eight('Bagels, 6 ct'), 'Ives Plain Bagel']
  expect(new Set(categoriesOf(names, 'Bakery'))).toEqual(new Set(['Bagels']))
})

test('a word that always comes before the thing belongs to its name, and a flavor does not', () => {
  expect(categoriesOf(eight('Vanilla Ice Cream, 48 oz'), 'Frozen')[0]).toBe('Ice Cream')
  const yogurts = ['Peach', 'Vanilla', 'Lime'].flatMap(flavor => eight(`${flavor} Yogurt, 6 oz`))
  expect(categoriesOf(yogurts)[0]).toBe('Yogurt')
})

test('a cut is of the category of what is cut', () => {
  expect(categoriesOf(eight('Atlantic Salmon Fillet'), 'Meat & Seafood')[0]).toMatch(/Salmon$/)
})

test('what is packed is of the category of what is in the pack', () => {
  expect(categoriesOf(eight('Chopped Salad Kit'), 'Produce')[0]).toMatch(/Salad$/)
  expect(categoriesOf(eight('Green Tea Variety Pack'), 'Beverages')[0]).toMatch(/Tea$/)
})

test('a word that mostly describes other things is no category', () => {
  const yogurts = ['Vanilla', 'Vanilla Bean'].flatMap(flavor => eight(`${flavor} Yogurt`))
  const found = categoriesOf([...yogurts, ...eight('Yogurt Drink Vanilla')])
  expect(found).toContain('Yogurt')
  expect(found).not.toContain('Vanilla')
})

test('a department has twelve categories at most, the largest', () => {
  const things = 'milk eggs butter kefir cream cheese yogurt skyr curds whey custard flan ghee'
  const names = things.split(' ').flatMap(thing => eight(thing))
  const found = new Set(categoriesOf([...names, 'Ives ghee']))
  expect(found.size).toBe(13)
  expect(found).toContain('Ghee')
  expect(found).toContain('')
})

test('a department for which the file gives categories keeps these and gets no others', () => {
  const given = eight('Milk').map(name => ({ name, department: 'Dairy & Eggs', category: '' }))
  given[0]!.category = 'Fresh milk'
  const bread = eight('Rye Bread').map(name => ({ name, department: 'Bakery', category: '' }))
  const found = finish(nameCategorySteps([...given, ...bread]))
  expect(found.slice(0, 8)).toEqual(['Fresh milk', ...Array(7).fill('')])
  expect(found[8]).toMatch(/Bread$/)
})
