import { type CatalogueColumns, fromColumns, toColumns } from './catalogue-columns.ts'
import type { CopiedProduct } from './copied-product.ts'

/** The difference between one version of the catalogue and a later one. */
export type CatalogueChanges = {
  /** The ids of products that are no longer sold. */
  retired: string[]
  /** Products that were added, or in which more than the price changed. */
  changed: CatalogueColumns
  /** Products in which only the prices changed. */
  prices: { ids: string[]; cents: number[]; originalCents: number[] }
}

export function changesBetween(
  older: readonly CopiedProduct[],
  newer: readonly CopiedProduct[],
): CatalogueChanges {
  const before = new Map(older.map(product => [product.id, product]))
  const now = new Set(newer.map(({ id }) => id))
  const changed: CopiedProduct[] = []
  const repriced: CopiedProduct[] = []
  for (const product of newer) {
    const former = before.get(product.id)
    if (former && isSame(former, product)) continue
    if (former && isSame(withPricesOf(former, product), product)) repriced.push(product)
    else changed.push(product)
  }
  return {
    retired: older.filter(({ id }) => !now.has(id)).map(({ id }) => id),
    changed: toColumns(changed),
    prices: {
      ids: repriced.map(({ id }) => id),
      cents: repriced.map(({ priceCents }) => priceCents),
      originalCents: repriced.map(({ originalPriceCents }) => originalPriceCents ?? 0),
    },
  }
}

/**
 * Applies the changes; the result is in no particular order. Throws if the changes do not belong to the older version.
 */
export function withChanges(
  older: readonly CopiedProduct[],
  { retired, changed, prices }: CatalogueChanges,
): CopiedProduct[] {
  const products = new Map(older.map(product => [product.id, product]))
  for (const id of retired) {
    if (!products.delete(id)) throw misfit()
  }
  for (const product of fromColumns(changed)) products.set(product.id, product)
  prices.ids.forEach((id, at) => {
    const product = products.get(id)
    const priceCents = prices.cents[at]
    if (!product || priceCents === undefined) throw misfit()
    const originalPriceCents = prices.originalCents[at] || null
    products.set(id, { ...product, priceCents, originalPriceCents })
  })
  return [...products.values()]
}

function isSame(a: CopiedProduct, b: CopiedProduct): boolean {
  return (
    a.name === b.name &&
    a.priceCents === b.priceCents &&
    a.originalPriceCents === b.originalPriceCents &&
    a.weightQuantity === b.weightQuantity &&
    a.department === b.department &&
    a.imageUrl === b.imageUrl &&
    a.category === b.category &&
    a.popularity === b.popularity &&
    a.addedAt === b.addedAt &&
    a.diets.join() === b.diets.join()
  )
}

function withPricesOf(
  product: CopiedProduct,
  { priceCents, originalPriceCents }: CopiedProduct,
): CopiedProduct {
  return { ...product, priceCents, originalPriceCents }
}

function misfit(): Error {
  return new Error('The changes belong to another version of the catalogue')
}
