import { describe, expect, it } from 'vitest'
import { buildProducts } from './build-products.ts'

const products = buildProducts()
const of = (name: string) => products.find(product => product.name === name)?.description

describe('the description of a product', () => {
  it.each([
    ['Tin Pail Whole Milk, 1 gal', 'Whole Milk from Tin Pail in a 1 gal jug.'],
    ['Bananas, 1 bunch', 'Bananas, sold by the bunch.'],
    ['Hass Avocado, each', 'Hass Avocado, sold one at a time.'],
    ['Yellow Onions, 1 lb', 'Yellow Onions, sold by the pound.'],
    ['Sunup Acres Large White Eggs, 12 ct', 'Large White Eggs from Sunup Acres in a carton of 12.'],
    [
      'Schoolhouse Dairy Whole Chocolate Milk, 64 fl oz',
      'Whole Chocolate Milk from Schoolhouse Dairy in a 64 fl oz jug, made mostly with whole milk, sugar, cocoa and cornstarch.',
    ],
    [
      'Granite Notch Spring Water, 24 x 16.9 fl oz',
      'Spring Water from Granite Notch in a pack of 24, 16.9 fl oz each.',
    ],
    [
      'Oak Street Kitchen Can Opener, each',
      'Can Opener from Oak Street Kitchen, sold one at a time.',
    ],
    [
      'Market Crossing First Aid Kit, 80 pieces',
      'First Aid Kit from Market Crossing in a box of 80 pieces.',
    ],
    [
      'Softwillow Soft Toilet Paper, 6 rolls',
      'Soft Toilet Paper from Softwillow in a pack of 6 rolls.',
    ],
  ])('%s: %s', (name, description) => {
    expect(of(name)).toBe(description)
  })

  it('does not say that a bottle is sold in a bottle, nor gift wrap in a stick', () => {
    expect(of('Tin & Timber Steel Water Bottle 24 oz, each')).toBe(
      'Steel Water Bottle 24 oz from Tin & Timber, sold one at a time.',
    )
    expect(of('Jubilee Table Holiday Gift Wrap, 1 roll')).toBe(
      'Holiday Gift Wrap from Jubilee Table, sold by the roll.',
    )
    const odd = products.filter(
      ({ weightQuantity, description }) =>
        /^(each|1 \w+)$/.test(weightQuantity) && /\b(\w+)\b.* in an? \1\.$/i.test(description),
    )
    expect(odd.map(({ description }) => description)).toEqual([])
  })

  it('does not tell the ingredients of another variety', () => {
    expect(of('Larkmead Mango Lowfat Kefir, 32 fl oz')).toBe(
      'Mango Lowfat Kefir from Larkmead in a 32 fl oz bottle.',
    )
  })

  it('is one sentence for every product', () => {
    const odd = products.filter(
      ({ description }) =>
        !/^[-+\p{L}\d][^\n]*[^. ]\.$/u.test(description) || description.length > 220,
    )
    expect(odd.map(({ description }) => description)).toEqual([])
  })

  it('tells of more than a fifth of the products what they are made with', () => {
    const made = products.filter(({ description }) => description.includes(', made'))
    expect(made.length).toBeGreaterThan(products.length / 5)
  })
})
