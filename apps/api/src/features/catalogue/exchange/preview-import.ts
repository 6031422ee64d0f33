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

/** A larger change of a price is more often a mistake in the file than an offer. */
const jumpShare = 0.5

/** Compares the products of a file with those that are sold, which come page by page. */
export function comparisonWith(listed: ReadonlyMap<string, CatalogueRow>) {
  const sold: CatalogueRow[] = []
  const changed: { before: CatalogueRow; row: CatalogueRow }[] = []
  let known = 0
  return {
    /** Unchanged ones are the same objects as the file's, so that memory holds them once. */
    sold: sold as readonly CatalogueRow[],

    add(page: readonly CatalogueRow[]): void {
      for (const before of page) {
        const row = listed.get(before.id)
        const isKept = row !== undefined && isSame(before, row)
        if (row) known++
        if (row && !isKept) changed.push({ before, row })
        sold.push(isKept ? row : before)
      }
    },

    preview: (): ImportPreview => ({
      added: listed.size - known,
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
    }),
  }
}

function jump(before: CatalogueRow, after: CatalogueRow): number {
  return Math.abs(after.priceCents - before.priceCents) / before.priceCents
}

function isSame(a: CatalogueRow, b: CatalogueRow): boolean {
  const names = Object.keys(a) as (keyof CatalogueRow)[]
  return names.every(name => String(a[name] ?? '') === String(b[name] ?? ''))
}
