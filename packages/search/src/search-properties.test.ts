import { expect, test } from 'vitest'
import { parseFilters } from './filters/filters.ts'
import { nameSortKey } from './indexing/orders.ts'
import { pick, randomProducts, seededRandom } from './search-document.test-data.ts'
import { createSearchIndex, type SearchDocument, type SearchRequest } from './search-index.ts'

const random = seededRandom(41)
const products = randomProducts(random, 400)
const thesaurus = {
  synonyms: { fruit: ['apple', 'apple juice'], drink: ['milk', 'juice', 'chocolate milk'] },
  brands: { elmo: ['oat milk'] },
  required: ['low sodium'],
  amounts: [],
}
const index = createSearchIndex(products, thesaurus)
const facets = ['department', 'category', 'on_sale', 'low_sodium', 'plant_based']

const filters: Record<string, (product: SearchDocument) => boolean> = {
  '': () => true,
  'department:Frozen': ({ department }) => department === 'Frozen',
  'NOT on_sale:TRUE AND (low_sodium:TRUE OR department:produce)': product =>
    !product.onSale && (product.tags.includes('low_sodium') || product.department === 'Produce'),
  'category:milk': ({ category }) => category === 'Milk',
  'department:Frozen AND NOT category:"Juice & Soda"': ({ department, category }) =>
    department === 'Frozen' && category !== 'Juice & Soda',
  'current_price < 2': ({ priceCents }) => priceCents < 200,
  'plant_based:FALSE OR current_price:1 TO 1.50': ({ tags, priceCents }) =>
    !tags.includes('plant_based') || (priceCents >= 100 && priceCents <= 150),
}

test('any search is what filtering, counting, sorting and cutting by hand makes of its hits', () => {
  const queries = [
    '',
    'milk',
    'm',
    'fruit',
    'drink',
    'elmo',
    'organic appels',
    'oat juice',
    'milk cookies zzz',
  ]
  for (let round = 0; round < 300; round++) {
    const query = pick(random, queries)
    const filter = pick(random, Object.keys(filters))
    const sort = pick(random, ['relevance', 'price_asc', 'price_desc', 'name_asc'] as const)
    const hitsPerPage = pick(random, [0, 1, 7, 50, 1000])
    const page = Math.floor(random() * 4)
    const request = { query, sort, page, hitsPerPage, facets, filter: parseFilters(filter) }
    const expected = byHand(request, filters[filter]!)
    expect(index.search(request), JSON.stringify(request)).toMatchObject(expected)
  }
})

function byHand(request: SearchRequest, isWanted: (product: SearchDocument) => boolean) {
  const everything = { sort: 'relevance', page: 0, hitsPerPage: products.length } as const
  const filter = request.filter!
  const found = [...index.search({ query: request.query, ...everything }).positions]
  const kept = found.filter(at => isWanted(products[at]!))
  // The rarest department of hits depends on the filter, so relevance is compared with one long page.
  const order =
    request.sort === 'relevance'
      ? [...index.search({ query: request.query, ...everything, filter }).positions]
      : kept.toSorted((a, b) => compare(request.sort, a, b))
  expect(order.toSorted()).toEqual(kept.toSorted())
  const from = request.page * request.hitsPerPage
  return {
    positions: Uint32Array.from(order.slice(from, from + request.hitsPerPage)),
    nbHits: kept.length,
    facets: Object.fromEntries(facets.map(name => [name, countsOf(name, kept)])),
  }
}

function compare(sort: SearchRequest['sort'], a: number, b: number): number {
  const [left, right] = [products[a]!, products[b]!]
  const byPrice = sort === 'name_asc' ? 0 : left.priceCents - right.priceCents
  if (byPrice !== 0) return sort === 'price_desc' ? -byPrice : byPrice
  const [one, other] = [nameSortKey(left.name), nameSortKey(right.name)]
  return one < other ? -1 : one > other ? 1 : a - b
}

function countsOf(name: string, positions: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const at of positions) {
    const { department, category, onSale, tags } = products[at]!
    const isSet = name === 'on_sale' ? onSale : tags.includes(name)
    const texts: Record<string, string | undefined> = { department, category }
    const value = name in texts ? texts[name] : isSet ? 'TRUE' : 'FALSE'
    if (value) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

test.each([
  ['a megabyte of one letter', 'a'.repeat(1_000_000)],
  ['a megabyte of spaces', ' '.repeat(1_000_000)],
  ['a NUL and control characters', 'milk\0\u0007\u001b[0m'],
  ['halves of surrogate pairs', '\ud83c milk \udf4e\ud83c'],
  ['10,000 parentheses', '('.repeat(10_000)],
  ['10,000 words', 'milk apple '.repeat(5000)],
  ['10,000 unknown words', 'qzx xqz '.repeat(5000)],
  ['10,000 words with synonyms', 'fruit drink '.repeat(5000)],
  ['10,000 lines', 'milk\n'.repeat(10_000)],
  ['names of built-in properties', '__proto__ constructor toString'],
])('%s: an answer, for no more words than anybody types', (_, query) => {
  const page = { sort: 'relevance', page: 0, hitsPerPage: 50 } as const
  const { words = [], guess, nbHits } = index.search({ query, ...page, wantsWords: true })
  expect(nbHits).toBeLessThanOrEqual(products.length)
  expect(guess?.queries.length ?? 0).toBeLessThanOrEqual(40)
  // 12 words in at most 40 clauses of a thing; a list has 40 things of one clause each here.
  expect(words.length).toBeLessThanOrEqual(12 * 40 * 2)
})

test('of 10,000 words twelve are looked for', () => {
  const page = { sort: 'relevance', page: 0, hitsPerPage: 50 } as const
  const { words } = index.search({ query: 'apples '.repeat(10_000), ...page, wantsWords: true })
  expect(words).toHaveLength(12)
})
