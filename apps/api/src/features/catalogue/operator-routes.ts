import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { streamText } from 'hono/streaming'
import type { Database } from '../../db/database.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportNews, importCatalogue } from './import-catalogue.ts'

/**
 * The operator's way to the catalogue of a running server, whose embedded database has one owner.
 * Asks for the token in the data folder; `npm run catalogue` reads it there.
 */
export function operatorRoutes(database: Database, token: string) {
  return new Hono()
    .use(async (c, next) => {
      const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      if (!equals(given, token)) return c.json({ code: 'UNAUTHORIZED' }, 401)
      await next()
    })
    .post('/catalogue', c => {
      const file = c.req.raw.body ? Readable.fromWeb(c.req.raw.body as never) : Readable.from([])
      // News go out line by line while the file still comes in.
      return streamText(c, async out => {
        const send = (news: ImportNews) => out.write(`${JSON.stringify(news)}\n`)
        await importCatalogue(database, file.iterator({ destroyOnReturn: false }), send)
        // A refused file is read to its end: hanging up on the sender would lose the answer.
        for await (const _ of file);
      })
    })
    .get('/catalogue', c => {
      c.header('Content-Type', 'text/csv; charset=utf-8')
      const file = Readable.from(encoded(exportCatalogue(database)))
      return c.body(Readable.toWeb(file) as ReadableStream)
    })
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

function equals(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
