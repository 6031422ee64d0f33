import { formatCents } from '@aisleway/core/money'
import type { ImportProgress } from '../features/catalogue/exchange/import-catalogue.ts'
import type { ImportPreview } from '../features/catalogue/exchange/preview-import.ts'
import type { Rejection } from '../features/catalogue/exchange/read-catalogue-file.ts'
import type {
  PublishProgress,
  PublishSummary,
} from '../features/catalogue/publish/publish-catalogue.ts'
import { OperatorError } from '../log/operator-error.ts'

export function showPublishing(progress: PublishProgress) {
  if (!process.stdout.isTTY) return
  if (progress.type === 'read')
    process.stdout.write(`\rReading the index: ${progress.records} records`)
  else showBar(progress.records, progress.of)
}

export function showPublished({ products, synonyms, settings }: PublishSummary) {
  endProgress()
  for (const [name, { written, removed, unchanged }] of Object.entries({ products, synonyms })) {
    console.log(`${name}: ${written} written, ${removed} removed, ${unchanged} unchanged.`)
  }
  console.log(
    `settings: ${settings.length > 0 ? `changed of ${settings.join(', ')}` : 'unchanged'}.`,
  )
}

/** Only in a terminal: elsewhere the outcome is enough. */
export function showProgress(progress: ImportProgress) {
  if (!process.stdout.isTTY) return
  if (progress.type === 'read') process.stdout.write(`\rReading: ${progress.rows} rows`)
  if (progress.type === 'written') showBar(progress.rows, progress.of)
}

/** Shows the outcome of an import; throws if it failed, so that the command fails. */
export function showImported(progress: ImportProgress | undefined) {
  endProgress()
  if (progress?.type === 'failed')
    throw new OperatorError(`${progress.reason} The catalogue was not changed.`)
  if (progress?.type === 'preview') return showPreview(progress)
  if (progress?.type !== 'done')
    throw new OperatorError('The connection to the server was lost before it told the outcome.')
  const { added, updated, unchanged, retired, rejected, foods } = progress
  console.log(
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${retired} retired, ${rejected.length} rejected.`,
  )
  if (foods.of > 0) console.log(`${foods.matched} of ${foods.of} foods matched.`)
  showRejected(rejected)
}

function showBar(count: number, of: number) {
  const done = Math.round((count / of) * 30)
  const bar = '█'.repeat(done) + '░'.repeat(30 - done)
  process.stdout.write(`\rWriting: ${bar} ${count} of ${of}`)
}

const jumpsShown = 20

function showPreview({
  added,
  changed,
  unchanged,
  retired,
  priceJumps,
  rejected,
}: ImportPreview & { rejected: Rejection[] }) {
  console.log(
    `It would add ${added}, change ${changed}, retire ${retired} and leave ${unchanged} as they are; ${rejected.length} rejected. Nothing was changed.`,
  )
  if (priceJumps.length > 0)
    console.log(`Prices that change by more than half: ${priceJumps.length}`)
  for (const { id, name, fromCents, toCents } of priceJumps.slice(0, jumpsShown)) {
    console.log(`  ${id} ${name}: ${formatCents(fromCents)} to ${formatCents(toCents)}`)
  }
  showRejected(rejected)
}

function showRejected(rejected: readonly Rejection[]) {
  for (const { line, reason } of rejected) console.log(`  line ${line}: ${reason}`)
}

function endProgress() {
  if (process.stdout.isTTY) process.stdout.write('\n')
}
