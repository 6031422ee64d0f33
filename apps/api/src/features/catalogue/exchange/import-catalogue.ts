import { atOneMoment } from '../../../db/at-one-moment.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { log } from '../../../log/log.ts'
import { importEnded } from '../../../telemetry/channels.ts'
import type { FindFoods } from '../find-products.ts'
import { activeProductPages } from '../store.ts'
import {
  beforeLastImport,
  changesSoFar,
  markUndone,
  nextToUndo,
  recordFailure,
  recordImport,
} from './import-history.ts'
import { unpackCatalogue } from './packed-catalogue.ts'
import type { ImportPreview } from './preview-import.ts'
import { CatalogueFileError, type Rejection } from './read-catalogue-file.ts'
import { type ImportSummary, replaceCatalogue } from './replace-catalogue.ts'
import { type OpenCatalogueFile, withCatalogueFile } from './with-catalogue-file.ts'

/** The progress of an import; the last message is its outcome. */
export type ImportProgress =
  | { type: 'read'; rows: number }
  | { type: 'written'; rows: number; of: number }
  | ImportOutcome

export type ImportOutcome =
  | ({ type: 'done'; rejected: Rejection[]; foods: FoodsMatched } & ImportSummary)
  | ({ type: 'preview'; rejected: Rejection[] } & ImportPreview)
  | { type: 'failed'; reason: string }

/** For how many of the foods that meals need the catalogue has a product. */
export type FoodsMatched = { matched: number; of: number }

/** Changes what depends on the catalogue, in the transaction of the import. */
export type FollowImport = (
  tx: Queries,
  /** Looks among the products of the file. */
  findFoods: FindFoods,
  /** The ids of those whose price fell. */
  cheaper: readonly string[],
) => Promise<FoodsMatched>

export type ImportOptions = {
  /** Where the file comes from, for the record of imports. */
  source?: string
  etag?: string | null
  /** Only reports what would change. */
  isDryRun?: boolean
  /** An import that would retire a larger share of the products is refused. */
  mostRetiredShare?: number
}

type Report = (progress: ImportProgress) => unknown

/**
 * Imports a CSV file while it is received: valid rows are imported together, and rejected ones are reported
 * with line and reason.
 */
export async function importCatalogue(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  followImport: FollowImport,
  report: Report,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const { source = 'file', isDryRun = false } = options
  const showRead = (rows: number) => report({ type: 'read', rows })
  const outcome = await outcomeOf(() =>
    withCatalogueFile(chunks, showRead, async file => {
      const { rejected } = file
      const changes = await changesSoFar(database.queries)
      let preview = await atOneMoment(database.queries, tx => file.compare(activeProductPages(tx)))
      if (isDryRun) return { type: 'preview', rejected, ...preview }
      return write(database, file, followImport, report, {
        begin: async tx => {
          // Compared again only if another import was first, since requests to the embedded database wait from here on.
          if ((await changesSoFar(tx)) !== changes) {
            preview = await file.compare(activeProductPages(tx))
          }
          refuseMassRetirement(preview, options)
        },
        record: (tx, summary) =>
          recordImport(tx, {
            source,
            etag: options.etag ?? null,
            summary: { ...summary, rejected: rejected.length },
            packBefore: file.packSold,
          }),
      })
    }),
  )
  if (!isDryRun) await recordOutcome(database, source, outcome)
  // This is sent last and separately, so that a client which has disconnected does not turn a finished
  // import into a failure.
  await report(outcome)
  return outcome
}

/** Restores the catalogue to its state before the last import; called again, before the import preceding that. */
export async function undoImport(
  database: Database,
  followImport: FollowImport,
  report: Report,
): Promise<void> {
  const outcome = await outcomeOf(async () => {
    const last = await beforeLastImport(database)
    if (!last) throw new CatalogueFileError('There is no import to undo.')
    return withCatalogueFile(
      unpackCatalogue(last.packed),
      () => {},
      file =>
        write(database, file, followImport, report, {
          begin: async tx => {
            if ((await nextToUndo(tx)) !== last.id) throw new CatalogueFileError(changedMeanwhile)
          },
          record: tx => markUndone(tx, last.id),
        }),
    )
  })
  await report(outcome)
}

const changedMeanwhile = 'Another import or undo was faster; look at the catalogue and try again.'

type InTransaction = {
  /** Called before the products change, once nobody else can change them. */
  begin: (tx: Queries) => Promise<void>
  record: (tx: Queries, summary: ImportSummary) => Promise<void>
}

async function write(
  database: Database,
  file: OpenCatalogueFile,
  followImport: FollowImport,
  report: Report,
  { begin, record }: InTransaction,
): Promise<ImportOutcome> {
  let foods: FoodsMatched = { matched: 0, of: 0 }
  const summary = await replaceCatalogue(database, file, {
    onProgress: rows => report({ type: 'written', rows, of: file.count }),
    begin,
    follow: async (tx, changes, cheaper) => {
      foods = await followImport(tx, file.findFoods, cheaper)
      await record(tx, changes)
    },
  })
  return { type: 'done', rejected: file.rejected, foods, ...summary }
}

async function outcomeOf(work: () => Promise<ImportOutcome>): Promise<ImportOutcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CatalogueFileError) return { type: 'failed', reason: error.message }
    log.error({ error }, 'A catalogue import broke off:')
    return { type: 'failed', reason: 'The import broke off; the log says why.' }
  }
}

function refuseMassRetirement(
  { changed, unchanged, retired }: ImportPreview,
  { mostRetiredShare = 1 }: ImportOptions,
): void {
  const sold = changed + unchanged + retired
  if (retired <= sold * mostRetiredShare) return
  throw new CatalogueFileError(
    `The file lacks ${retired} of ${sold} products that are sold; if that is intended, import it by hand.`,
  )
}

/** Records a failure for the report, if the database can be written to. */
async function recordOutcome(
  database: Database,
  source: string,
  outcome: ImportOutcome,
): Promise<void> {
  importEnded.publish(outcome.type === 'done' ? 'done' : 'failed')
  if (outcome.type !== 'failed') return
  await recordFailure(database, source, outcome.reason).catch(error =>
    log.error({ error }, 'A failed import could not be recorded:'),
  )
}
