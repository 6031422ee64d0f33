import { packageGrams } from '@aisleway/core/meals/basket/package-grams'
import { describe, expect, it } from 'vitest'
import { buildProducts } from './build-products.ts'
import type { Ingredient } from './content-files/ingredients.ts'
import { ingredients } from './ingredients.ts'
import type { Measure } from './meals/measures.ts'
import { matcherOf, productsFor } from './meals/products-for.ts'

const foods = Object.entries(ingredients)

describe('what serves as a food', () => {
  const products = buildProducts()
  const foodsSold = foods.filter(([food]) => food !== 'water')

  it('is a product of the store, for every food but water', () => {
    const unserved = foodsSold.filter(([food]) => productsFor(food, products).length === 0)
    expect(unserved.map(([food]) => food)).toEqual([])
  })

  it('is found by every rule: its kind exists and its words match', () => {
    const idle = foodsSold.flatMap(([food, ingredient]) =>
      ingredient.products
        .filter(rule => !products.some(matcherOf(rule)))
        .map(rule => `${food}: ${rule.kind}`),
    )
    expect(idle).toEqual([])
  })

  it('is a diet variant only if the food says so', () => {
    const odd = foodsSold.flatMap(([food, { name }]) =>
      productsFor(food, products)
        .filter(product => dietVariant.test(product.name) && !dietFood.test(`${food} ${name}`))
        .map(product => `${food}: ${product.name}`),
    )
    expect(odd).toEqual([])
  })

  it.each([
    ['peanut butter', /Crunchy/],
    ['crackers', /Oyster/],
    ['chocolate chips', /Mini/],
    ['raisins', / x 1 oz/],
  ])('%s is what a cook means by it', (food, other) => {
    const names = productsFor(food, products).map(({ name }) => name)
    expect(names.filter(name => other.test(name))).toEqual([])
  })

  it('is sold in sizes that tell their grams', () => {
    const unweighed = foodsSold.flatMap(([food, ingredient]) =>
      productsFor(food, products)
        .filter(({ weightQuantity }) => !packageGrams(weightQuantity, ingredient))
        .map(({ name }) => `${food}: ${name}`),
    )
    expect(unweighed).toEqual([])
  })
})

describe('the key of a food', () => {
  it('says what its name says about fat and salt, so that no recipe asks for such a variant by accident', () => {
    const silent = foods.filter(
      ([food, { name }]) => dietFood.test(name) && !dietFood.test(food) && !knownOnlyLean.has(food),
    )
    expect(silent.map(([food, { name }]) => `${food}: ${name}`)).toEqual([])
  })
})

describe('the measures of a food', () => {
  it('weigh something', () => {
    const weightless = foods.filter(([, { measures }]) =>
      Object.values(measures).some(grams => !(grams > 0)),
    )
    expect(weightless.map(([food]) => food)).toEqual([])
  })

  it('agree: three teaspoons in a tablespoon, sixteen tablespoons in a cup, give or take', () => {
    const odd = foods.filter(
      ([food, { measures }]) =>
        !isAbout(3, measures, 'tbsp', 'tsp') ||
        !(leavesByTheCup.has(food) || isAbout(16, measures, 'cup', 'tbsp')),
    )
    expect(odd.map(([food]) => food)).toEqual([])
  })

  it('grow from small to large', () => {
    const odd = foods.filter(([, { measures }]) => {
      const { small, medium, large } = measures
      const sizes = [small, medium, large].filter(grams => grams !== undefined)
      return sizes.some((grams, at) => at > 0 && grams <= sizes[at - 1]!)
    })
    expect(odd.map(([food]) => food)).toEqual([])
  })
})

/** Words of a name. "Light tasting" oil, light brown sugar and light tuna are no diet variants. */
const dietVariant =
  /\b(reduced[- ]fat|fat[- ]free|nonfat|light(?! tasting| brown| tuna| corn)|sugar[- ]free|zero sugar|no sugar|unsalted|no salt|low sodium|less sodium|gluten[- ]free|lactose[- ]free|dairy[- ]free|vegan|plant[- ]based|keto|low carb|decaf)\b/i
const dietFood = /2%|\b(reduced|fat[- ]free|nonfat|skim|unsalted|low[- ]sodium)\b/i

/** The nutrition table has figures for no other refried beans and no other cottage cheese. */
const knownOnlyLean = new Set(['refried beans', 'cottage cheese'])

/** Measured chopped by the spoon, but whole and loose by the cup. */
const leavesByTheCup = new Set(['basil fresh'])

/** Allows 35 %, because a cup of something coarse holds more air than a spoon of it. */
function isAbout(
  ratio: number,
  measures: Ingredient['measures'],
  larger: Measure,
  smaller: Measure,
): boolean {
  const [large, small] = [measures[larger], measures[smaller]]
  if (large === undefined || small === undefined) return true
  return Math.abs(large / small / ratio - 1) <= 0.35
}
