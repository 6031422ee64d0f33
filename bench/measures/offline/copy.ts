import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { changesBetween } from '@aisleway/core/catalogue/copy/catalogue-changes'
import { fromColumns, toColumns } from '@aisleway/core/catalogue/copy/catalogue-columns'
import type { CopiedProduct } from '@aisleway/core/catalogue/copy/copied-product'
import { seededRandom } from '@aisleway/core/seeded-random'
import { packed, toJson } from '../../../apps/api/src/context/ready-json.ts'
import { sampleProducts } from '../../../apps/api/src/startup/seed.ts'
import {
  indexSteps,
  localProducts,
  openCatalogue,
} from '../../../apps/web/src/local-catalogue/worker/open-catalogue.ts'
import { finish } from '../../../packages/search/src/steps.ts'
import type { Figure } from '../../support/figure.ts'
import { manyProducts } from '../../support/search-engines/search-catalogue.ts'

const kB = 1000
const rounds = 5
const thesaurus = createRequire(import.meta.url)('@aisleway/search/synonyms.json')

/** The bytes of the copy and of a day's changes, and the cost of opening it. */
export async function measureCopy(): Promise<Figure[]> {
  const products = process.env.REAL_CATALOGUE ? await manyProducts(16_331) : sampleProducts()
  const text = JSON.stringify(toColumns(products))
  const read = () => localProducts(fromColumns(JSON.parse(text)))
  const build = () => finish(indexSteps(read()))
  const index = structuredClone(build())
  const open = () => openCatalogue(read(), structuredClone(index), thesaurus)
  const buildMs = times(build)
  const openMs = times(open)
  const before = usedBytes()
  const held = open()
  const bytes = usedBytes() - before
  return [
    {
      name: `the catalogue of ${held.products.length} products, Brotli`,
      unit: 'kB',
      samples: [(await brotliBytes(toColumns(products))) / kB],
      target: { atMost: 300 },
    },
    {
      name: 'a day’s changes: 5 % of prices, 40 added, 40 retired',
      unit: 'kB',
      samples: [(await brotliBytes(changesBetween(products, aDayLater(products)))) / kB],
    },
    {
      name: 'reading the copy and building its index, once, in Node',
      unit: 'ms',
      samples: buildMs,
    },
    { name: 'reading the copy and the index that was kept', unit: 'ms', samples: openMs },
    {
      name: 'products and index in memory',
      unit: 'MB',
      samples: [bytes / 1e6],
    },
  ]
}

function times(work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
}

async function brotliBytes(value: unknown): Promise<number> {
  return (await packed(toJson(value))).brotli.length
}

function aDayLater(products: readonly CopiedProduct[]): CopiedProduct[] {
  const random = seededRandom(1)
  const added = products.slice(0, 40).map(product => ({ ...product, id: `new-${product.id}` }))
  return [...products.slice(40), ...added].map(product =>
    random() < 0.05 ? { ...product, priceCents: product.priceCents + 20 } : product,
  )
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

function usedBytes(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
