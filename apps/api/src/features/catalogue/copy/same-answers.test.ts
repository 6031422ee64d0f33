import { createReadStream } from 'node:fs'
import { fromColumns, toColumns } from '@aisleway/core/catalogue/copy/catalogue-columns'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { departmentSlug, departments } from '@aisleway/core/catalogue/departments'
import { diets } from '@aisleway/core/catalogue/diets'
import { initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import {
  browseSearches,
  type ProductSearch,
  type SearchResult,
  suggestionSearch,
  wireRequest,
} from '@aisleway/core/catalogue/search/product-search'
import { searchIndexName, sortOptions } from '@aisleway/core/catalogue/search/search-request'
import { seededRandom } from '@aisleway/core/seeded-random'
import { finish } from '@aisleway/search/steps'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerSearches } from '../../../../../web/src/local-catalogue/worker/answer-searches.ts'
import { localDepartment } from '../../../../../web/src/local-catalogue/worker/catalogue-parts.ts'
import {
  indexSteps,
  localProducts,
  type OpenCatalogue,
  openCatalogue,
} from '../../../../../web/src/local-catalogue/worker/open-catalogue.ts'
import { sampleProducts } from '../../../startup/seed.ts'
import { departmentPage } from '../department-page.ts'
import { readCatalogueFile } from '../exchange/read-catalogue-file.ts'
import { answersTo } from '../search/search-routes.ts'
import { type CatalogueSnapshot, snapshotSteps } from '../snapshot/catalogue-snapshot.ts'
import type { SoldProduct } from '../snapshot/sold-products.ts'
import { thesaurus } from '../thesaurus.ts'

const queries = 300

const stores: [name: string, rows: () => Promise<CatalogueRow[]>][] = [
  ['the sample store', async () => withTwins(sampleProducts())],
]
const path = process.env.REAL_CATALOGUE
if (path) {
  const file = () => readCatalogueFile(createReadStream(path))
  stores.push(['a real store', async () => (await file()).products])
}

describe.each(stores)('%s', (_, read) => {
  let snapshot: CatalogueSnapshot
  let device: OpenCatalogue
  beforeAll(async () => {
    const rows = (await read()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const server = finish(snapshotSteps(soldProducts(rows)))
    snapshot = { ...server, pricesUpdatedAt: null }
    const sent = JSON.stringify(toColumns(server.products))
    const products = localProducts(fromColumns(JSON.parse(sent)))
    device = openCatalogue(products, finish(indexSteps(products)), thesaurus)
  })

  it('a device answers 300 searches as the server does', () => {
    let found = 0
    for (const searches of someSearches(snapshot.products)) {
      const requests = searches.map(search => wireRequest(search, searchIndexName))
      const answer = Buffer.from(answersTo(snapshot, JSON.stringify({ requests }))).toString()
      const { results: online }: { results: SearchResult[] } = JSON.parse(answer)
      const offline = answerSearches(device, searches)
      expect(offline, JSON.stringify(searches)).toEqual(online.map(readByApp))
      found += offline[0]?.hits.length ?? 0
    }
    expect(found).toBeGreaterThan(queries * 5)
  })

  it('a device shows of each department what the server does, with what is new this week', () => {
    const pages = departments.map(department => {
      const page = departmentPage(snapshot, departmentSlug(department), now)
      expect(localDepartment(device, department, now), department).toEqual(page)
      return page
    })
    expect(pages.some(({ newThisWeek }) => newThisWeek.length > 0)).toBe(true)
  })
})

const now = new Date('2026-11-23T12:00:00Z')

/** Some were added this week, and some were new when the server read them and are not any more. */
function soldProducts(rows: readonly CatalogueRow[]): SoldProduct[] {
  const dates = ['2026-11-22T08:00:00.000Z', '2026-11-14T08:00:00.000Z']
  return rows.map((row, i) => ({
    ...row,
    addedAt: i % 10 === 0 ? dates[(i / 10) % 2] : undefined,
    isRetired: false,
  }))
}

/** With products that only their ids tell apart, as two suppliers have them: their order must not be left to chance. */
function withTwins(rows: readonly CatalogueRow[]): CatalogueRow[] {
  const twins = rows.filter((_, i) => i % 20 === 0)
  return [...rows, ...twins.map(row => ({ ...row, id: `twin of ${row.id}` }))]
}

/** The part of an answer that the app reads. */
function readByApp({ hits, nbHits, nbPages, facets, guess }: SearchResult): SearchResult {
  return { hits, nbHits, nbPages, facets, ...(guess && { guess }) }
}

/** Words of names, whole, cut off, misspelt, in other words and several at once, with filters, sorts and pages. */
function someSearches(products: readonly SoldProduct[]): ProductSearch[][] {
  const random = seededRandom(21)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const word = () => pick(pick(products).name.split(' ')).toLowerCase()
  const texts = [
    () => '',
    word,
    () => word().slice(0, 1 + Math.floor(random() * 4)),
    () => `${word()} ${word()}`,
    () => word().replace(/(.)(.)/, '$2$1'),
    () =>
      pick(['pb', 'leche', 'kleenex', 'vegan soup', 'milk eggs bread', 'fancy pollo', 'tylenol']),
  ]
  return Array.from({ length: queries }, (_, i) => {
    const query = texts[i % texts.length]!()
    if (i % 5 === 0) return [suggestionSearch(query)]
    const chosen = departments.filter(() => random() < 0.08)
    const category = pick(products.filter(({ department }) => department === chosen[0]))?.category
    return browseSearches({
      ...initialBrowseState,
      query,
      departments: chosen,
      category: chosen.length === 1 && random() < 0.5 ? (category ?? '') : '',
      diets: diets.filter(() => random() < 0.1),
      onSale: random() < 0.2,
      sort: pick([undefined, ...sortOptions]),
      page: pick([1, 1, 1, 2, 3, 40]),
    })
  })
}
