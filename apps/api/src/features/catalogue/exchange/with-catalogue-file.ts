import { setImmediate } from 'node:timers/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { openThread, type Thread } from '../../../threads/open-thread.ts'
import type { FindFoods } from '../find-products.ts'
import type { CatalogueFileCalls, Refusal } from './catalogue-file-calls.ts'
import type { ImportPreview } from './preview-import.ts'
import { CatalogueFileError, checkFileSize, type Rejection } from './read-catalogue-file.ts'
import type { NewProducts } from './replace-catalogue.ts'

/** A file that has been read; a worker thread holds its products. */
export type OpenCatalogueFile = NewProducts & {
  rejected: Rejection[]
  /** Compares its products with those that are sold; called again, only the last comparison counts. */
  compare: (sold: AsyncIterable<CatalogueRow[]>) => Promise<ImportPreview>
  /** The products of the comparison that were sold, packed; null if there were none. */
  packSold: () => Promise<string | null>
  findFoods: FindFoods
}

/**
 * Reads a file while it is received, and works with it. This is done in a thread with a heap of its own: in the server's,
 * the garbage collector would hold up all requests while it visits hundreds of thousands of rows.
 */
export async function withCatalogueFile<Result>(
  chunks: AsyncIterable<Uint8Array>,
  onProgress: (rows: number) => void,
  work: (file: OpenCatalogueFile) => Promise<Result>,
): Promise<Result> {
  const thread = openThread<CatalogueFileCalls>(
    new URL('./catalogue-file-worker.ts', import.meta.url),
    { resourceLimits },
  )
  try {
    await send(chunks, thread, onProgress)
    return await work(openFile(thread, accepted(await thread.call('finish'))))
  } finally {
    await thread.end()
  }
}

/** A low limit, so that garbage is collected early. The largest catalogue needs about half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 12 }

/**
 * Passes pieces on as they arrive, since a request has half a minute to arrive and reading many rows may take longer.
 * Other requests are answered in a turn of the event loop after each.
 */
async function send(
  chunks: AsyncIterable<Uint8Array>,
  { call }: Thread<CatalogueFileCalls>,
  onProgress: (rows: number) => void,
): Promise<void> {
  let bytes = 0
  let last: Promise<void> | undefined
  let failure: unknown
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    checkFileSize(bytes)
    // The piece may be a part of memory that others use.
    last = call('write', new Uint8Array(chunk))
      .then(answer => onProgress(accepted(answer).rowsRead))
      .catch(error => {
        failure ??= error
      })
    await setImmediate()
    if (failure) throw failure
  }
  // They are answered in order.
  await last
  if (failure) throw failure
}

function openFile(
  { call }: Thread<CatalogueFileCalls>,
  { count, rejected }: { count: number; rejected: Rejection[] },
): OpenCatalogueFile {
  return {
    count,
    rejected,
    async compare(sold) {
      await call('beginComparison')
      for await (const page of sold) await call('compare', page)
      return call('preview')
    },
    packSold: () => call('packSold'),
    json: (from, to) => call('json', { from, to }),
    lacking: ids => call('lacking', ids),
    findFoods: foods => call('findFoods', foods),
  }
}

function accepted<Answer extends object>(answer: Answer | Refusal): Answer {
  if ('refusal' in answer) throw new CatalogueFileError(answer.refusal)
  return answer
}
