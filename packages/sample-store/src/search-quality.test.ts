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

/** Expects the right first hit for 92 of 100 queries, one among the first five for 97, and some hit for all. */
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

  function search(query: string) {
    const page = { sort: 'relevance', page: 0, hitsPerPage: 5 } as const
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

  const queries = Object.values(table).flatMap(group => Object.entries(group))
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
