import { describe, expect, it } from 'vitest'
import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { bestFittingSize, packagesFor } from './packages-for.ts'
import { readWantedLine } from './wanted-line.ts'

const sold = (name: string, weightQuantity: string, department: DepartmentOrOther = 'Pantry') => ({
  name: `${name}, ${weightQuantity}`,
  weightQuantity,
  department,
})
const count = (line: string, product: ReturnType<typeof sold>) =>
  packagesFor(product, readWantedLine(line).amount)

describe('how many packages a line means', () => {
  it.each<[string, string, number, DepartmentOrOther?]>([
    ['milk', '1 gal', 1],
    ['2 x milk', '1 gal', 2],
    ['3 milk', '1 gal', 3],
    ['3 avocados', 'each', 3, 'Produce'],
    ['3 avocados', '6 ct', 1, 'Produce'],
    ['7 avocados', '6 ct', 2, 'Produce'],
    ['3 x avocados', '6 ct', 3, 'Produce'],
    ['2 dozen eggs', '12 ct', 2],
    ['2 dozen eggs', '18 ct', 2],
    ['half dozen bagels', '6 ct', 1],
    ['1 lb ground beef', '1 lb', 1],
    ['2 lb ground beef', 'about 3 lb', 1],
    ['5 lb ground beef', '1 lb', 5],
    ['a gallon of milk', '64 fl oz', 2],
    ['a gallon of milk', '1 gal', 1],
    ['2 x 500 g pasta', '16 oz', 3],
    ['500 g pasta', '16 oz', 1],
    ['12 pack cola', '12 x 12 fl oz', 1],
    ['16 oz half and half', '16 fl oz', 1],
    ['2 onions', '1 lb', 1, 'Produce'],
    ['5 onions', '1 lb', 3, 'Produce'],
    ['6 bananas', '1 bunch', 1, 'Produce'],
    ['1 lb bananas', '1 bunch', 1, 'Produce'],
    ['2 cups flour', '5 lb', 1],
    ['2 lb mystery', 'Large', 1],
    ['1/2 onion', 'each', 1, 'Produce'],
    ['500 x napkins', '200 ct', 99],
    ['milk', '0 pk', 1],
    ['2 milk', '0 Pack', 2],
  ])('“%s” of packages with %s: %d', (line, size, packages, department) => {
    expect(count(line, sold('Thing', size, department))).toBe(packages)
  })

  it('counts cuts of meat by the piece', () => {
    const breasts = sold('Boneless Skinless Chicken Breasts', 'about 1.5 lb', 'Meat & Seafood')
    expect(count('3 chicken breasts', breasts)).toBe(1)
    expect(count('4 chicken breasts', breasts)).toBe(2)
  })
})

describe('the size that fits', () => {
  const eggs = ['12 ct', '18 ct', '6 ct', '30 ct'].map(size => sold('White Eggs', size))
  const found = [...eggs, sold('Egg Bites', '2 ct')]

  it.each([
    ['eggs', '12 ct'],
    ['a dozen eggs', '12 ct'],
    ['2 dozen eggs', '12 ct'],
    ['half a dozen eggs', '6 ct'],
    ['18 eggs', '18 ct'],
    ['2 eggs', '6 ct'],
  ])('%s: %s', (line, size) => {
    expect(bestFittingSize(found, readWantedLine(line).amount)?.weightQuantity).toBe(size)
  })

  it('never is another thing', () => {
    const milk = [sold('Whole Milk', '1 gal'), sold('Oat Milk', '64 fl oz')]
    expect(bestFittingSize(milk, readWantedLine('half gallon milk').amount)).toBe(milk[0])
    expect(bestFittingSize([], readWantedLine('2 eggs').amount)).toBeUndefined()
  })
})
