import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { exportCatalogue } from '../features/catalogue/exchange/export-catalogue.ts'
import {
  type ImportProgress,
  importCatalogue,
} from '../features/catalogue/exchange/import-catalogue.ts'
import {
  maxFileBytes,
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

const usage =
  'Usage: npm run catalogue -- import FILE.csv\n       npm run catalogue -- export FILE.csv\n       npm run catalogue -- publish'

await runCommand(async ([command, file, ...rest]) => {
  if (command === 'publish' && !file) return publish()
  if (!file || rest.length > 0) throw new CommandError(usage)
  if (command === 'import') await importFile(file)
  else if (command === 'export') await exportFile(file)
  else throw new CommandError(usage)
})

async function importFile(file: string) {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) throw new CommandError(`There is no file ${file}.`)
  if (facts.size > maxFileBytes) {
    throw new CommandError(`${file} is larger than ${maxFileBytes / 1024 / 1024} MB.`)
  }
  let last: ImportProgress | undefined
  const report = (progress: ImportProgress) => {
    last = progress
    showProgress(progress)
  }
  const chunks = createReadStream(file)
  await withShop('catalogue', {
    server: async ask => {
      const response = await ask({
        method: 'POST',
        body: Readable.toWeb(chunks) as ReadableStream,
        duplex: 'half',
      })
      const lines = createInterface(Readable.fromWeb(response.body as never))
      for await (const line of lines) report(JSON.parse(line))
    },
    database: database => importCatalogue(database, chunks, followImport, report),
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
  if (progress?.type !== 'done') throw new CommandError('The import was cut off.')
  const { added, updated, unchanged, retired, rejected, foods } = progress
  console.log(
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${retired} retired, ${rejected.length} rejected.`,
  )
  if (foods.of > 0) console.log(`${foods.matched} of ${foods.of} foods matched.`)
  for (const { line, reason } of rejected) console.log(`  line ${line}: ${reason}`)
}
