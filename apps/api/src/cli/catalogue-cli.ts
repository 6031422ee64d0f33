import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { writeComplete } from '../backup/complete-file.ts'
import type { Database } from '../db/database.ts'
import { exportCatalogue } from '../features/catalogue/exchange/export-catalogue.ts'
import {
  type ImportProgress,
  importCatalogue,
  undoImport,
} from '../features/catalogue/exchange/import-catalogue.ts'
import {
  maxFileBytes,
  readCatalogueFile,
} from '../features/catalogue/exchange/read-catalogue-file.ts'
import { publishCatalogue } from '../features/catalogue/publish/publish-catalogue.ts'
import { publishClient } from '../features/catalogue/publish/publish-client.ts'
import { asPublishError } from '../features/catalogue/publish/publish-error.ts'
import { readActiveProducts } from '../features/catalogue/store.ts'
import { thesaurus } from '../features/catalogue/thesaurus.ts'
import { readConfig } from '../startup/config.ts'
import { followImport } from '../startup/follow-import.ts'
import { showImported, showProgress, showPublished, showPublishing } from './catalogue-progress.ts'
import { checkFile, readArguments, runCommand, tell, UsageError } from './operator-command.ts'
import { type AskShop, withShop } from './reach-database.ts'

const usage = [
  'Usage: npm run catalogue -- import FILE.csv [--dry-run]',
  '       npm run catalogue -- undo',
  '       npm run catalogue -- export FILE.csv',
  '       npm run catalogue -- publish',
].join('\n')

await runCommand(usage, async args => {
  const { positionals, values } = readArguments(args, { 'dry-run': { type: 'boolean' } })
  const [command, file, ...rest] = positionals
  const { 'dry-run': isDryRun = false } = values
  const isKnown = rest.length === 0 && (!isDryRun || command === 'import')
  if (isKnown && command === 'publish' && !file) await publish()
  else if (isKnown && command === 'undo' && !file) await undo()
  else if (isKnown && command === 'import' && file) await importFile(file, isDryRun)
  else if (isKnown && command === 'export' && file) await exportFile(file)
  else throw new UsageError()
})

async function importFile(file: string, isDryRun: boolean) {
  await checkFile(file, maxFileBytes)
  const chunks = createReadStream(file)
  const body = () => Readable.toWeb(chunks) as ReadableStream
  await follow(
    isDryRun ? 'catalogue?dry-run' : 'catalogue',
    body,
    (database, report) => importCatalogue(database, chunks, followImport, report, { isDryRun }),
    { mayCreate: !isDryRun },
  )
}

async function undo() {
  await follow('catalogue/undo', undefined, (database, report) =>
    undoImport(database, followImport, report),
  )
}

/** Runs an import in the server or here, and shows its progress and outcome. */
async function follow(
  path: string,
  body: (() => ReadableStream) | undefined,
  run: (database: Database, report: (progress: ImportProgress) => void) => Promise<unknown>,
  options?: { mayCreate: boolean },
) {
  let last: ImportProgress | undefined
  const report = (progress: ImportProgress) => {
    last = progress
    showProgress(progress)
  }
  const server = async (ask: AskShop) => {
    const given = body && { body: body(), duplex: 'half' as const }
    const response = await ask({ method: 'POST', ...given })
    const lines = createInterface(contentOf(response))
    for await (const line of lines) report(JSON.parse(line))
  }
  await withShop<unknown>(path, { server, database: database => run(database, report) }, options)
  showImported(last)
}

async function exportFile(file: string) {
  const write = (content: Readable) =>
    writeComplete(file, 0o666, target => pipeline(content, target))
  await withShop('catalogue', {
    server: async ask => write(contentOf(await ask({ method: 'GET' }))),
    database: database => write(Readable.from(exportCatalogue(database))),
  })
  tell(`Written to ${file}.`)
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
    showPublished(summary)
  } catch (error) {
    throw asPublishError(error)
  }
}

function activeProducts(): Promise<CatalogueRow[]> {
  return withShop('catalogue', {
    server: async ask =>
      (await readCatalogueFile(contentOf(await ask({ method: 'GET' })))).products,
    database: readActiveProducts,
  })
}

function contentOf({ body }: Response): Readable {
  return Readable.fromWeb(body as never)
}
