import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { streamText } from 'hono/streaming'
import type { Database } from '../../db/database.ts'
import { exportCatalogue } from './exchange/export-catalogue.ts'
import {
  type FollowImport,
  type ImportProgress,
  importCatalogue,
  undoImport,
} from './exchange/import-catalogue.ts'

/** Import and export through a running server; access has already been checked. */
export function catalogueOperatorRoutes(database: Database, followImport: FollowImport) {
  return new Hono()
    .post('/', c => {
      const { body } = c.req.raw
      // A byte stream would pass on all that has arrived as one piece, and hold it twice.
      const file = body ? Readable.fromWeb(body as never, { objectMode: true }) : Readable.from([])
      // The progress is sent line by line while the file is still being received.
      return streamText(c, async out => {
        const send = (progress: ImportProgress) => out.write(`${JSON.stringify(progress)}\n`)
        const chunks = file.iterator({ destroyOnReturn: false })
        const isDryRun = c.req.query('dry-run') !== undefined
        await importCatalogue(database, chunks, followImport, send, { isDryRun })
        await readToEnd(file)
      })
    })
    .post('/undo', c =>
      streamText(c, async out => {
        const send = (progress: ImportProgress) => out.write(`${JSON.stringify(progress)}\n`)
        await undoImport(database, followImport, send)
      }),
    )
    .get('/', c => {
      c.header('Content-Type', 'text/csv; charset=utf-8')
      const file = Readable.from(encoded(exportCatalogue(database)))
      return c.body(Readable.toWeb(file) as ReadableStream)
    })
}

/** Closing the connection before the end of a refused file would lose the answer. */
async function readToEnd(file: Readable): Promise<void> {
  try {
    for await (const _ of file);
  } catch {
    // It broke off, which the import has reported.
  }
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}
