import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'

type PriceJump = { id: string; name: string; fromCents: number; toCents: number }

/** What an import would do. */
export type ImportPreview = {
  added: number
  changed: number
  unchanged: number
  retired: number
  /** The prices that change by more than half, the greatest changes first. */
  priceJumps: PriceJump[]
}

/** A change of a price by more than this share is more often a mistake in the file than an offer. */
const jumpShare = 0.5

/** Compares the products of a file with those that are sold. */
export function previewImport(
  sold: readonly CatalogueRow[],
  listed: readonly CatalogueRow[],
): ImportPreview {
  const soldById = new Map(sold.map(row => [row.id, row]))
  const known = listed.flatMap(row => {
    const before = soldById.get(row.id)
    return before ? [{ before, row }] : []
  })
  const changed = known.filter(({ before, row }) => !isSame(before, row))
  return {
    added: listed.length - known.length,
    changed: changed.length,
    unchanged: known.length - changed.length,
    retired: sold.length - known.length,
    priceJumps: changed
      .filter(({ before, row }) => jump(before, row) > jumpShare)
      .sort((a, b) => jump(b.before, b.row) - jump(a.before, a.row))
      .map(({ before, row: { id, name, priceCents } }) => ({
        id,
        name,
        fromCents: before.priceCents,
        toCents: priceCents,
      })),
  }
}

function jump(before: CatalogueRow, after: CatalogueRow): number {
  return Math.abs(after.priceCents - before.priceCents) / before.priceCents
}

function isSame(a: CatalogueRow, b: CatalogueRow): boolean {
  const names = Object.keys(a) as (keyof CatalogueRow)[]
  return names.every(name => String(a[name] ?? '') === String(b[name] ?? ''))
}
