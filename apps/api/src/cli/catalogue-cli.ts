import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { Database } from '../db/database.ts'
import { exportCatalogue } from '../features/catalogue/exchange/export-catalogue.ts'
import {
  type ImportProgress,
  importCatalogue,
  undoImport,
} from '../features/catalogue/exchange/import-catalogue.ts'
import type { ImportPreview } from '../features/catalogue/exchange/preview-import.ts'
import {
  maxFileBytes,
  type Rejection,
  readCatalogueFile,
} from '../features/catalogue/exchange/read-catalogue-file.ts'
import {
  type PublishProgress,
  type PublishSummary,
  publishCatalogue,
} from '../features/catalogue/publish/publish-catalogue.ts'
import { publishClient } from '../features/catalogue/publish/publish-client.ts'
import { asPublishError, PublishError } from '../features/catalogue/publish/publish-error.ts'
import { readActiveProducts } from '../features/catalogue/store.ts'
import { thesaurus } from '../features/catalogue/thesaurus.ts'
import { readConfig } from '../startup/config.ts'
import { followImport } from '../startup/follow-import.ts'
import { CommandError, runCommand, withShop } from './operator-command.ts'

const usage = [
  'Usage: npm run catalogue -- import FILE.csv [--dry-run]',
  '       npm run catalogue -- undo',
  '       npm run catalogue -- export FILE.csv',
  '       npm run catalogue -- publish',
].join('\n')

await runCommand(async ([command, file, option, ...rest]) => {
  const isDryRun = option === '--dry-run'
  const isKnown = rest.length === 0 && (option === undefined || (isDryRun && command === 'import'))
  if (isKnown && command === 'publish' && !file) await publish()
  else if (isKnown && command === 'undo' && !file) await undo()
  else if (isKnown && command === 'import' && file) await importFile(file, isDryRun)
  else if (isKnown && command === 'export' && file) await exportFile(file)
  else throw new CommandError(usage)
})

async function importFile(file: string, isDryRun: boolean) {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) throw new CommandError(`There is no file ${file}.`)
  if (facts.size > maxFileBytes) {
    throw new CommandError(`${file} is larger than ${maxFileBytes / 1024 / 1024} MB.`)
  }
  const chunks = createReadStream(file)
  const body = () => Readable.toWeb(chunks) as ReadableStream
  await follow(isDryRun ? 'catalogue?dry-run' : 'catalogue', body, (database, report) =>
    importCatalogue(database, chunks, followImport, report, { isDryRun }),
  )
}

async function undo() {
  await follow('catalogue/undo', undefined, (database, report) =>
    undoImport(database, followImport, report),
  )
}

/** Runs an import in the server or here, and shows how it goes and what came of it. */
async function follow(
  path: string,
  body: (() => ReadableStream) | undefined,
  run: (database: Database, report: (progress: ImportProgress) => void) => Promise<unknown>,
) {
  let last: ImportProgress | undefined
  const report = (progress: ImportProgress) => {
    last = progress
    showProgress(progress)
  }
  await withShop<unknown>(path, {
    server: async ask => {
      const given = body && { body: body(), duplex: 'half' as const }
      const response = await ask({ method: 'POST', ...given })
      const lines = createInterface(Readable.fromWeb(response.body as never))
      for await (const line of lines) report(JSON.parse(line))
    },
    database: database => run(database, report),
  })
  showSummary(last)
}

async function exportFile(file: string) {
  await withShop('catalogue', {
    server: async ask => {
      const response = await ask({ method: 'GET' })
      await pipeline(Readable.fromWeb(response.body as never), createWriteStream(file))
    },
    database: database =>
      pipeline(Readable.from(exportCatalogue(database)), createWriteStream(file)),
  })
  console.log(`Written to ${file}.`)
}

/** Publishes to the hosted index named in the settings; the catalogue itself stays unchanged. */
async function publish() {
  const config = readConfig(process.env)
  try {
    const client = publishClient(config)
    const products = await activeProducts()
    const summary = await publishCatalogue(
      client,
      config.SEARCH_INDEX,
      { products, synonyms: { ...thesaurus.brands, ...thesaurus.synonyms } },
      showPublishing,
    )
    if (process.stdout.isTTY) process.stdout.write('\n')
    showPublished(summary)
  } catch (thrown) {
    const error = asPublishError(thrown)
    throw error instanceof PublishError ? new CommandError(error.message) : error
  }
}

async function activeProducts(): Promise<CatalogueRow[]> {
  let products: CatalogueRow[] = []
  await withShop('catalogue', {
    server: async ask => {
      const response = await ask({ method: 'GET' })
      products = (await readCatalogueFile(Readable.fromWeb(response.body as never))).products
    },
    database: async database => {
      products = await readActiveProducts(database)
    },
  })
  return products
}

function showPublishing(progress: PublishProgress) {
  if (!process.stdout.isTTY) return
  if (progress.type === 'read')
    process.stdout.write(`\rReading the index: ${progress.records} records`)
  else showBar(progress.records, progress.of)
}

function showPublished({ products, synonyms, settings }: PublishSummary) {
  for (const [name, { written, removed, unchanged }] of Object.entries({ products, synonyms })) {
    console.log(`${name}: ${written} written, ${removed} removed, ${unchanged} unchanged.`)
  }
  console.log(
    `settings: ${settings.length > 0 ? `changed of ${settings.join(', ')}` : 'unchanged'}.`,
  )
}

function showProgress(progress: ImportProgress) {
  if (!process.stdout.isTTY) return
  if (progress.type === 'read') process.stdout.write(`\rReading: ${progress.rows} rows`)
  if (progress.type === 'written') showBar(progress.rows, progress.of)
}

function showBar(count: number, of: number) {
  const done = Math.round((count / of) * 30)
  const bar = '█'.repeat(done) + '░'.repeat(30 - done)
  process.stdout.write(`\rWriting: ${bar} ${count} of ${of}`)
}

function showSummary(progress: ImportProgress | undefined) {
  if (process.stdout.isTTY) process.stdout.write('\n')
  if (progress?.type === 'failed')
    throw new CommandError(`${progress.reason} The catalogue is as it was.`)
  if (progress?.type === 'preview') return showPreview(progress)
  if (progress?.type !== 'done') throw new CommandError('The import was cut off.')
  const { added, updated, unchanged, retired, rejected, foods } = progress
  console.log(
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${retired} retired, ${rejected.length} rejected.`,
  )
  if (foods.of > 0) console.log(`${foods.matched} of ${foods.of} foods matched.`)
  for (const { line, reason } of rejected) console.log(`  line ${line}: ${reason}`)
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
  if (priceJumps.length > 0) console.log(`${priceJumps.length} prices change by more than half:`)
  for (const { id, name, fromCents, toCents } of priceJumps.slice(0, jumpsShown)) {
    console.log(`  ${id} ${name}: ${dollars(fromCents)} to ${dollars(toCents)}`)
  }
  for (const { line, reason } of rejected) console.log(`  line ${line}: ${reason}`)
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
