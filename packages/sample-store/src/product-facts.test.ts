import { diets } from '@aisleway/core/catalogue/diets'
import { servingsInPackage } from '@aisleway/core/catalogue/facts/nutrition-label'
import { packageGrams } from '@aisleway/core/meals/basket/package-grams'
import { describe, expect, it } from 'vitest'
import { buildProducts } from './build-products.ts'
import { productFacts } from './product-facts.ts'

const products = buildProducts()
const named = (name: string) => {
  const product = products.find(one => one.name === name)
  if (!product) throw new Error(`There is no ${name}`)
  return product
}
const factsOf = (name: string) => productFacts(named(name))

describe('the facts of a product', () => {
  it('list what it is made of, the heaviest first', () => {
    expect(
      factsOf('Schoolhouse Dairy Whole Chocolate Milk, 64 fl oz')?.ingredients.slice(0, 2),
    ).toEqual(['whole milk', 'sugar'])
  })

  it('list no ingredients of another variety, and call its figures an estimate', () => {
    expect(factsOf('Larkmead Mango Lowfat Kefir, 32 fl oz')).toMatchObject({
      ingredients: [],
      isEstimate: true,
    })
    expect(factsOf('Tin Pail Whole Milk, 1 gal')).toMatchObject({ isEstimate: false })
  })

  it.each([
    'Isla Verano Lychees, 12 oz',
    'Purple Top Turnips, 1 lb',
    'Casa Bellari Fontina, 8 oz',
    'Three Bells Creamery Cherry French-Style Yogurt, 5 oz',
  ])('list none where only the figures of a similar food are known: %s', name => {
    const facts = factsOf(name)
    expect(facts).toMatchObject({ ingredients: [], isEstimate: true })
    expect(facts?.nutrition.calories).toBeGreaterThan(0)
    expect(named(name).description).not.toContain('made')
  })

  it('list the flavor of a variety and not that of its kind', () => {
    const vanilla = factsOf('Three Bells Creamery Vanilla French-Style Yogurt, 5 oz')
    expect(vanilla?.ingredients).toEqual(['yogurt', 'sugar'])
  })

  it('give the figures of a serving, and leave an unknown one unknown', () => {
    const bananas = factsOf('Bananas, 1 bunch')
    expect(bananas?.nutrition.potassium).toBeCloseTo((358 / 100) * (bananas?.servingGrams ?? 0))
    expect(bananas?.nutrition.transFat).toBeNull()
  })

  it.each([
    ['Tin Pail Whole Milk, 1 gal', 16],
    ['Schoolhouse Dairy 1% Lowfat Milk, 1 gal', 16],
    ['Market Crossing Large White Eggs, 12 ct', 12],
    ['Prairie Lark Classic Olive Oil, 25.4 fl oz', 49],
  ])('tell how many servings are in a package sold by volume or count: %s', (name, servings) => {
    expect(servingsInPackage(named(name).weightQuantity, factsOf(name)!)).toBe(servings)
  })

  it('tell no servings of a mixture by volume, nor of pieces of another size than recipes use', () => {
    expect(
      factsOf('Schoolhouse Dairy Whole Chocolate Milk, 64 fl oz')?.gramsPerFlOz,
    ).toBeUndefined()
    expect(factsOf('Sunup Acres Jumbo White Eggs, 12 ct')?.gramsEach).toBeUndefined()
  })

  it('never tell more fat of what is called nonfat or fat free than the name allows', () => {
    const claiming = products.filter(({ name }) => /\bNonfat\b|(?<!% )\bFat Free\b/.test(name))
    const fat = claiming.filter(product => (productFacts(product)?.nutrition.fat ?? 0) >= 0.5)
    expect(claiming.length).toBeGreaterThan(100)
    expect(fat.map(({ name }) => name)).toEqual([])
  })

  it('never tell more sugar than carbohydrates, nor a serving larger than the cup or box it comes in', () => {
    const facts = products.flatMap(({ name, weightQuantity, ...product }) => {
      const told = productFacts(product)
      return told ? [{ name, oneOf: weightQuantity.replace(/^\d+ x /, ''), ...told }] : []
    })
    const sweeter = facts.filter(
      ({ nutrition: { sugar, carbohydrates } }) => (sugar ?? 0) > (carbohydrates ?? 0) && sugar,
    )
    const larger = facts.filter(
      told => (packageGrams(told.oneOf, told) ?? Number.POSITIVE_INFINITY) < told.servingGrams,
    )
    expect([...sweeter, ...larger].map(({ name }) => name)).toEqual([])
  })

  it('name what is not known to come from a plant', () => {
    expect(factsOf('Tin Pail Whole Milk, 1 gal')?.nonPlantIngredients).toEqual(['whole milk'])
    expect(factsOf('Bananas, 1 bunch')?.nonPlantIngredients).toEqual([])
  })

  it('explain exactly the diet flags that every product has', () => {
    const unlike = products.filter(product => {
      const reasons = productFacts(product)?.reasons ?? []
      return `${reasons.flatMap(({ diet, isMet }) => (isMet ? diet : []))}` !== `${product.diets}`
    })
    expect(unlike.map(({ name }) => name)).toEqual([])
  })

  it('give every diet the figure and the limit that decided', () => {
    const reasons = factsOf('Tin Pail Whole Milk, 1 gal')?.reasons ?? []
    expect(reasons.map(({ diet }) => diet)).toEqual([...diets])
    const [check] = reasons.find(({ diet }) => diet === 'low_sodium')?.checks ?? []
    expect(check).toMatchObject({ figure: 'sodium', bound: 'atMost', limit: 140, isMet: true })
  })

  it('are none of what is no food, nor of another store’s product of the same kind', () => {
    expect(factsOf('Softwillow Soft Toilet Paper, 6 rolls')).toBeNull()
    expect(productFacts({ id: 'their-banana', kind: named('Bananas, 1 bunch').kind })).toBeNull()
    expect(productFacts({ id: 'anything', kind: '' })).toBeNull()
  })
})
