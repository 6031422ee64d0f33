import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { inSteps, type Steps } from '@aisleway/search/steps'

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
export function* previewSteps(
  sold: readonly CatalogueRow[],
  listed: readonly CatalogueRow[],
): Steps<ImportPreview> {
  const soldById = new Map<string, CatalogueRow>()
  yield* inSteps(sold, row => soldById.set(row.id, row))
  let known = 0
  const changed: { before: CatalogueRow; row: CatalogueRow }[] = []
  yield* inSteps(listed, row => {
    const before = soldById.get(row.id)
    if (before) known++
    if (before && !isSame(before, row)) changed.push({ before, row })
  })
  return {
    added: listed.length - known,
    changed: changed.length,
    unchanged: known - changed.length,
    retired: sold.length - known,
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
