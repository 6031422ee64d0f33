import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { foodsIn, type WantedFood } from '../find-products.ts'
import { packCatalogue } from './packed-catalogue.ts'
import { comparisonWith } from './preview-import.ts'
import { CatalogueFileError, type Rejection, readCatalogueFile } from './read-catalogue-file.ts'

export type CatalogueFileCalls = ReturnType<typeof catalogueFileCalls>

/** A refusal as data: an error that goes from one thread to another loses its class. */
export type Refusal = { refusal: string }

/** Reads a file that arrives in pieces, and answers an import's questions about its products. */
export function catalogueFileCalls() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  let rowsRead = 0
  const reading = readCatalogueFile(readable, rows => {
    rowsRead = rows
  })
  // The next call reports why it failed.
  reading.catch(() => {})
  let products: readonly CatalogueRow[] = []
  let listed = new Map<string, CatalogueRow>()
  let comparison = comparisonWith(listed)

  return {
    /** Returns the number of rows read when the piece before this one has been read. */
    write: (piece: Uint8Array) =>
      orRefusal(async () => {
        await writer.write(piece).catch(() => reading)
        return { rowsRead }
      }),

    /** Called after the last piece. */
    finish: (): Promise<{ count: number; rejected: Rejection[] } | Refusal> =>
      orRefusal(async () => {
        await writer.close().catch(() => {})
        const file = await reading
        products = file.products
        listed = new Map(products.map(row => [row.id, row]))
        return { count: products.length, rejected: file.rejected }
      }),

    beginComparison: () => {
      comparison = comparisonWith(listed)
    },
    compare: (sold: readonly CatalogueRow[]) => comparison.add(sold),
    preview: () => comparison.preview(),
    packSold: () => (comparison.sold.length > 0 ? packCatalogue(comparison.sold) : null),

    json: ({ from, to }: { from: number; to: number }) => JSON.stringify(products.slice(from, to)),
    lacking: (ids: readonly string[]) => ids.filter(id => !listed.has(id)),
    findFoods: (foods: readonly WantedFood[]) => foodsIn(products)(foods),
  }
}

async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CatalogueFileError) return { refusal: error.message }
    throw error
  }
}
