import { describe, expect, test } from 'vitest'
import { pick, product, randomProducts, seededRandom } from '../search-document.test-data.ts'
import type { SearchDocument } from '../search-index.ts'
import { finish } from '../steps.ts'
import { compileFilter } from './accepts.ts'
import { countValues, facetSteps } from './facets.ts'
import { type Filter, parseFilters } from './filters.ts'

const shop = [
  product('Butter', { department: 'Dairy & Eggs', category: 'Butter', tags: ['low_sodium'] }),
  product('Eggs', { department: 'Dairy eggs', category: 'Eggs & More', onSale: true }),
  product('Bread', { department: 'Bakery', tags: ['plant_based', 'low_sodium'] }),
]
const facets = finish(facetSteps(shop))
const everything = facets.groupSizes

function matching(filters: string): string[] {
  const { accepts } = compileFilter(facets, parseFilters(filters))
  return shop.filter((_, document) => accepts(document)).map(({ name }) => name)
}

describe('a filter', () => {
  test.each(['Dairy & Eggs', 'Dairy eggs', 'DAIRY EGGS', 'dairy  &eggs'])(
    'knows the department as "%s"',
    department => {
      expect(matching(`department:"${department}"`)).toEqual(['Butter', 'Eggs'])
    },
  )

  test('knows tags and sales, present and absent', () => {
    expect(matching('low_sodium:"TRUE"')).toEqual(['Butter', 'Bread'])
    expect(matching('low_sodium:"FALSE"')).toEqual(['Eggs'])
    expect(matching('on_sale:"TRUE"')).toEqual(['Eggs'])
    expect(matching('heart_smart:"TRUE"')).toEqual([])
  })

  test('compares prices', () => {
    expect(matching('current_price < 3')).toEqual(['Butter', 'Eggs', 'Bread'])
    expect(matching('current_price:2.99 TO 4 AND NOT on_sale:TRUE')).toEqual(['Butter', 'Bread'])
    expect(matching('current_price > 2.99')).toEqual([])
  })

  test('knows the category as it is written, in any case, and what has none', () => {
    expect(matching('category:"eggs & more"')).toEqual(['Eggs'])
    expect(matching('category:"Eggs More" OR department:Bakery')).toEqual(['Eggs', 'Bread'])
    expect(matching('NOT category:Butter')).toEqual(['Eggs', 'Bread'])
    expect(matching('category:""')).toEqual([])
  })

  test('for a value nobody has finds nothing', () => {
    expect(matching('department:"Garden"')).toEqual([])
    expect(matching('low_sodium:"perhaps"')).toEqual([])
  })
})

describe('facet counts', () => {
  test('are shown under the first spelling of a department', () => {
    expect(countValues(facets, ['department'], everything)).toEqual({
      department: { 'Dairy & Eggs': 2, Bakery: 1 },
    })
  })

  test('cover the hits alone and leave out values without one', () => {
    const hits = new Uint32Array(facets.groupSizes.length)
    hits[facets.groupOf[2]!] = 1
    expect(countValues(facets, ['department', 'low_sodium', 'on_sale'], hits)).toEqual({
      department: { Bakery: 1 },
      low_sodium: { TRUE: 1 },
      on_sale: { FALSE: 1 },
    })
  })

  test('of an attribute nobody knows are empty', () => {
    expect(countValues(facets, ['colour'], everything)).toEqual({ colour: {} })
  })
})

test('any filter finds what a scan of all products finds', () => {
  const random = seededRandom(17)
  const products = randomProducts(random, 150)
  const index = finish(facetSteps(products))
  for (let round = 0; round < 300; round++) {
    const filter = parseFilters(randomFilterText(random, 3))
    const { accepts } = compileFilter(index, filter)
    const scanned = products.map(candidate => isMatch(filter, candidate))
    expect(products.map((_, document) => accepts(document))).toEqual(scanned)
  }
})

function randomFilterText(random: () => number, levels: number): string {
  const nested = () => randomFilterText(random, levels - 1)
  const shape = levels === 0 ? 'leaf' : pick(random, ['leaf', 'not', 'and', 'or', 'group'])
  if (shape === 'not') return `NOT ${nested()}`
  if (shape === 'and') return `${nested()} AND ${nested()}`
  if (shape === 'or') return `${nested()} OR ${nested()}`
  if (shape === 'group') return `(${nested()} OR ${nested()})`
  const attribute = pick(random, ['department', 'on_sale', 'low_sodium', 'plant_based', 'price'])
  if (attribute === 'price') return randomPriceText(random)
  if (attribute !== 'department') return `${attribute}:${pick(random, ['TRUE', 'FALSE'])}`
  return `department:"${pick(random, ['Dairy Eggs', 'produce', 'Frozen', 'Garden'])}"`
}

/** Prices of the random products are multiples of 50 cents from 0 to 3.50. */
function randomPriceText(random: () => number): string {
  const price = () => pick(random, ['-1', '0', '0.5', '0.75', '1', '1.500', '2.499', '3.5', '9'])
  if (random() < 0.3) return `current_price:${price()} TO ${price()}`
  return `current_price ${pick(random, ['<', '<=', '=', '!=', '>=', '>'])} ${price()}`
}

function isMatch(filter: Filter, candidate: SearchDocument): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every(each => isMatch(each, candidate))
    case 'or':
      return filter.filters.some(each => isMatch(each, candidate))
    case 'not':
      return !isMatch(filter.filter, candidate)
    case 'prices':
      return candidate.priceCents >= filter.from && candidate.priceCents <= filter.to
    case 'equals': {
      const { attribute, value } = filter
      if (attribute === 'department') {
        return candidate.department.replace(' &', '').toLowerCase() === value.toLowerCase()
      }
      const isSet = attribute === 'on_sale' ? candidate.onSale : candidate.tags.includes(attribute)
      return isSet === (value === 'TRUE')
    }
  }
}
