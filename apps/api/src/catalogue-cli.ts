import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ConfigError, readConfig } from './config.ts'
import { DataFolderError, holderOf, takeDataFolder } from './db/data-folder.ts'
import { exportCatalogue } from './features/catalogue/export-catalogue.ts'
import { type ImportNews, importCatalogue } from './features/catalogue/import-catalogue.ts'
import { maxFileBytes } from './features/catalogue/read-catalogue-file.ts'
import { openDatabase } from './start-server.ts'

const usage =
  'Usage: npm run catalogue -- import FILE.csv\n       npm run catalogue -- export FILE.csv'

/** A command that cannot be carried out; the message is for the operator. */
class CommandError extends Error {}

try {
  const [command, file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new CommandError(usage)
  if (command === 'import') await importFile(file)
  else if (command === 'export') await exportFile(file)
  else throw new CommandError(usage)
  process.exit()
} catch (error) {
  const isExpected =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

async function importFile(file: string) {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) throw new CommandError(`There is no file ${file}.`)
  if (facts.size > maxFileBytes) {
    throw new CommandError(`${file} is larger than ${maxFileBytes / 1024 / 1024} MB.`)
  }
  let last: ImportNews | undefined
  const tell = (news: ImportNews) => {
    last = news
    showProgress(news)
  }
  const chunks = createReadStream(file)
  await withCatalogue({
    server: async request => {
      const response = await request({
        method: 'POST',
        body: Readable.toWeb(chunks) as ReadableStream,
        duplex: 'half',
      })
      const lines = createInterface(Readable.fromWeb(response.body as never))
      for await (const line of lines) tell(JSON.parse(line))
    },
    database: database => importCatalogue(database, chunks, tell),
  })
  showSummary(last)
}

async function exportFile(file: string) {
  await withCatalogue({
    server: async request => {
      const response = await request({ method: 'GET' })
      await pipeline(Readable.fromWeb(response.body as never), createWriteStream(file))
    },
    database: database =>
      pipeline(Readable.from(exportCatalogue(database)), createWriteStream(file)),
  })
  console.log(`Written to ${file}.`)
}

type Request = (init: RequestInit & { duplex?: 'half' }) => Promise<Response>
type Ways = {
  server: (request: Request) => Promise<void>
  database: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>
}

/** Through the running server where one owns the embedded database; else on the database itself. */
async function withCatalogue(ways: Ways) {
  const config = readConfig(process.env)
  const holder = config.DATABASE_URL ? undefined : holderOf(config.DATA_DIR)
  if (holder) {
    if (!holder.address) throw new CommandError('The server is still starting; try again shortly.')
    const token = readFileSync(join(config.DATA_DIR, 'operator-token'), 'utf8')
    const url = new URL('/api/operator/catalogue', holder.address)
    return ways.server(async init => {
      const response = await fetch(url, { ...init, headers: { authorization: `Bearer ${token}` } })
      if (!response.ok) throw new CommandError(`The server refused: ${response.status}.`)
      return response
    })
  }
  const folder = config.DATABASE_URL ? undefined : takeDataFolder(config.DATA_DIR)
  try {
    const database = await openDatabase(config)
    await ways.database(database)
    await database.close()
  } finally {
    folder?.release()
  }
}

function showProgress(news: ImportNews) {
  if (!process.stdout.isTTY) return
  if (news.type === 'read') process.stdout.write(`\rReading: ${news.rows} rows`)
  if (news.type === 'written') {
    const done = Math.round((news.rows / news.of) * 30)
    const bar = '█'.repeat(done) + '░'.repeat(30 - done)
    process.stdout.write(`\rWriting: ${bar} ${news.rows} of ${news.of}`)
  }
}

function showSummary(news: ImportNews | undefined) {
  if (process.stdout.isTTY) process.stdout.write('\n')
  if (news?.type === 'failed') throw new CommandError(`${news.reason} The catalogue is as it was.`)
  if (news?.type !== 'done') throw new CommandError('The import was cut off.')
  const { added, updated, unchanged, retired, rejected } = news
  console.log(
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${retired} retired, ${rejected.length} rejected.`,
  )
  for (const { line, reason } of rejected) console.log(`  line ${line}: ${reason}`)
}
