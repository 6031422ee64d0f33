import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type CatalogueRow, readCsvRow } from '@aisleway/core/catalogue/csv-row'
import { isOnSale } from '@aisleway/core/catalogue/product'
import { createSearchIndex, type Thesaurus } from '@aisleway/search/search-index'
import { parse as parseCsv } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { buildProducts } from './build-products.ts'

/** By group of queries: each query with the pattern of its first hit, or with one pattern per item of a list. */
type Table = Record<string, Record<string, string | string[]>>

/** Groups of queries with a pattern that some hit or that no hit must match, among so many hits. */
const strictGroups = [
  { group: 'first of all', hitsPerPage: 1, isWanted: true },
  { group: 'on the first page', hitsPerPage: 50, isWanted: true },
  { group: 'not found at all', hitsPerPage: 50, isWanted: false },
  { group: 'not among the first five', hitsPerPage: 5, isWanted: false },
]

const thesaurus: Thesaurus = createRequire(import.meta.url)('@aisleway/search/synonyms.json')
const realCatalogue = process.env.REAL_CATALOGUE

describe('what shoppers type finds what they mean', { timeout: 60_000 }, () => {
  it('in the sample store', () => {
    expectFound(buildProducts(), tableOf('sample-store'))
  })

  it.runIf(realCatalogue)('in the catalogue of a real store', () => {
    const rows = parseCsv<Record<string, string>>(readFileSync(realCatalogue ?? ''), {
      columns: true,
    })
    const products = rows.flatMap(row => {
      const read = readCsvRow(row)
      return 'product' in read ? [read.product] : []
    })
    expectFound(products, tableOf('real-store'))
  })
})

type Searched = Pick<
  CatalogueRow,
  | 'id'
  | 'name'
  | 'priceCents'
  | 'originalPriceCents'
  | 'weightQuantity'
  | 'department'
  | 'diets'
  | 'popularity'
>

/**
 * Expects the right first hit for 92 of 100 queries, one among the first five for 97, and some hit for all. The
 * strict groups hold for each query.
 */
function expectFound(products: readonly Searched[], table: Table): void {
  const index = createSearchIndex(
    products.map(product => ({
      ...product,
      size: product.weightQuantity,
      tags: product.diets,
      onSale: isOnSale(product),
    })),
    thesaurus,
  )

  function search(query: string, hitsPerPage = 5) {
    const page = { sort: 'relevance', page: 0, hitsPerPage } as const
    const { positions, guess } = index.search({ query, ...page })
    const found = Array.from(positions, at => products[at]!)
    return {
      things: guess?.queries ?? [],
      hits: found.map(({ name, department }) => `${name} in ${department}`),
    }
  }

  /** The position of the first wanted hit, or -1; for a list, whether the first hit of each item is right. */
  function placeOf(query: string, wanted: string | string[]): number {
    const { things, hits } = search(query)
    if (typeof wanted === 'string') return hits.findIndex(hit => new RegExp(wanted, 'i').test(hit))
    const isRight =
      wanted.length === things.length && wanted.every((each, i) => placeOf(things[i]!, each) === 0)
    return isRight ? 0 : -1
  }

  const wrong = strictGroups.flatMap(({ group, hitsPerPage, isWanted }) =>
    Object.entries(table[group] ?? {}).flatMap(([query, pattern]) => {
      const { hits } = search(query, hitsPerPage)
      const matching = hits.filter(hit => new RegExp(String(pattern), 'i').test(hit))
      return matching.length > 0 === isWanted ? [] : [{ query, matching }]
    }),
  )
  expect(wrong).toEqual([])

  const strict = new Set(strictGroups.map(({ group }) => group))
  const queries = Object.entries(table).flatMap(([group, its]) =>
    strict.has(group) ? [] : Object.entries(its),
  )
  const places = queries.map(([query, wanted]) => placeOf(query, wanted))
  const missed = queries.filter((_, i) => places[i] === -1)
  expect(queries.filter(([query]) => search(query).hits.length === 0)).toEqual([])
  expect(1 - missed.length / queries.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.97)
  expect(places.filter(place => place === 0).length / queries.length).toBeGreaterThanOrEqual(0.92)
}

function tableOf(store: string): Table {
  const path = fileURLToPath(new URL(`../queries/${store}.yaml`, import.meta.url))
  return parse(readFileSync(path, 'utf8'))
}
