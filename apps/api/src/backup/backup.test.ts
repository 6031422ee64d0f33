import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { loadInto } from '../cli/load-into.ts'
import { atOneMoment } from '../db/at-one-moment.ts'
import type { Database, Queries } from '../db/database.ts'
import { openEmbedded, openInMemory, openUnmigrated } from '../db/embedded.ts'
import { rowsOf } from '../db/rows-of.ts'
import { replaceCatalogue } from '../features/catalogue/exchange/replace-catalogue.ts'
import { writeDataFiles } from '../testing/services/data-files.ts'
import { openBrowser, openTestApp, productRow } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { dump } from './dump.ts'
import { checkDump } from './dump-lines.ts'
import { appliedMigrations, recreateTables } from './migration-history.ts'
import { readTables } from './stored-tables.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-backup-'))
afterAll(() => rmSync(root, { recursive: true }))
const fileNamed = (name: string) => join(root, name)

const madeAt = new Date('2026-03-01T04:00:00Z')
const isEmbedded = inject('engine') === 'embedded'

const backUp = (database: Pick<Database, 'queries'>, file: string, key?: string) =>
  atOneMoment(database.queries, tx => writeBackup(file, dump(tx, madeAt), key))

const restore = (database: Database, file: string, key?: string) =>
  database.queries.transaction(tx => loadInto(tx, readBackup(file, key), false))

async function linesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

const everythingIn = ({ queries }: Pick<Database, 'queries'>) =>
  atOneMoment(queries, tx => linesOf(dump(tx, madeAt)))

/** Texts that a careless format would alter. */
const products = [
  'plain',
  'quo"te',
  "apo'strophe",
  'back\\slash',
  'new\nline',
  'line\u2028end',
  '🥕 é',
]
const rows = products.map((name, i) =>
  productRow({
    id: `P${i}`,
    name,
    description: i % 2 ? '' : 'NULL',
    originalPriceCents: i % 2 ? null : 399,
    diets: i % 2 ? [] : ['plant_based', 'low_sodium'],
  }),
)

/** A store with products and a shopper who has a cart and a list. */
async function fill(database: Database): Promise<void> {
  await replaceCatalogue(database, rows)
  const { app, live } = await openTestApp([], { database })
  const mara = openBrowser(app)
  await mara.signUp('mara@shop.example')
  for (const { id } of rows) await mara.put(`/api/cart/items/${id}`, { quantity: 2 })
  live.close()
}

/** Writes to two tables that a backup reads at different moments. */
const writePair = (queries: Queries, i: number) =>
  queries.transaction(async tx => {
    await tx.execute(sql`INSERT INTO catalogue_imports (source) VALUES (${`pair ${i}`})`)
    await tx.execute(
      sql`INSERT INTO throttles (key, attempts, resets_at) VALUES (${`pair ${i}`}, '{}', now())`,
    )
  })

/** Keeps writing two rows at once and counts the acknowledged pairs. */
function startWriting({ queries }: Database) {
  let isStopped = false
  let written = 0
  const done = (async () => {
    for (; !isStopped; written++) {
      await writePair(queries, written)
      // Otherwise the database in memory, which has no thread of its own, would never let a timer run.
      await setImmediate()
    }
  })()
  return {
    written: () => written,
    stop: async () => {
      isStopped = true
      await done
    },
  }
}

async function pairsIn(queries: Queries): Promise<{ a: number; b: number }> {
  const [pair] = await rowsOf<{ a: number; b: number }>(
    queries,
    sql`SELECT (SELECT count(*)::int FROM catalogue_imports WHERE source LIKE 'pair %') AS a,
      (SELECT count(*)::int FROM throttles WHERE key LIKE 'pair %') AS b`,
  )
  return pair!
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database)
})
afterAll(() => database.close())

describe('a backup', () => {
  /** Holds a little data, which a refused restore must leave alone. */
  let other: Database
  beforeAll(async () => {
    other = await openTestDatabase()
    await writePair(other.queries, 1)
  })
  afterAll(() => other.close())

  it('that is made while shoppers write holds each write whole, and comes back the same', async () => {
    const writing = startWriting(database)
    await expect.poll(writing.written).toBeGreaterThan(5)
    const before = writing.written()
    const file = fileNamed('under-load')
    await backUp(database, file)
    await writing.stop()

    const empty = await openTestDatabase()
    const { text } = await restore(empty, file)
    const { a, b } = await pairsIn(empty.queries)
    expect(a).toBe(b)
    expect(a).toBeGreaterThanOrEqual(before)
    expect(await everythingIn(empty)).toEqual(await linesOf(readBackup(file)))
    expect(text).toMatch(/^\d+ tables with \d+ rows, read back and equal$/)

    const { app, close } = await openTestApp([], { database: empty })
    const mara = openBrowser(app)
    expect((await mara.signIn('mara@shop.example')).status).toBe(200)
    const { body } = await mara.get('/api/cart')
    const names = body.items.map((item: { product: { name: string } }) => item.product.name)
    expect(names.sort()).toEqual([...products].sort())
    await close()
  })

  it('needs no sequences, since no table has one', async () => {
    const rows = await rowsOf(
      database.queries,
      sql`SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
  })

  it('is the same whatever time zone and style the server writes in', async () => {
    const usual = await everythingIn(database)
    const unusual = await database.queries.transaction(async tx => {
      await tx.execute(
        sql`SELECT set_config('TimeZone', 'Asia/Kathmandu', true), set_config('DateStyle', 'German', true)`,
      )
      return linesOf(dump(tx, madeAt))
    })
    expect(unusual).toEqual(usual)
  })

  // On one database only, because both run the same migrations.
  it.skipIf(isEmbedded)('of an earlier version is migrated', async () => {
    const [older, file] = [await openTestDatabase(), fileNamed('older')]
    const hashes = await appliedMigrations(older.queries)
    await older.queries.transaction(tx => recreateTables(tx, hashes.slice(0, -3)))
    await backUp(older, file)
    const empty = await openTestDatabase()
    await restore(empty, file)
    expect(await appliedMigrations(empty.queries)).toEqual(hashes)
    await fill(empty)
    await Promise.all([older.close(), empty.close()])
  })

  it('that cannot be loaded leaves the database as it was', async () => {
    const lines = await everythingIn(database)
    const cut = fileNamed('cut-inside')
    await writeBackup(cut, eachOf(lines.slice(0, -1)))
    await expect(
      other.queries.transaction(tx => loadInto(tx, readBackup(cut), true)),
    ).rejects.toThrow('The backup is cut off')
    expect((await pairsIn(other.queries)).a).toBe(1)
  })

  it('with a row that does not fit its checksum is refused, even if the file is whole', async () => {
    const lines = await everythingIn(database)
    const changed = lines.map(line => line.replace('mara@shop.example', 'noor@shop.example'))
    await expect(checkDump(eachOf(lines))).resolves.toBeUndefined()
    await expect(checkDump(eachOf(changed))).rejects.toThrow('damaged')
  })

  it('whose rows come out differently is not kept', async () => {
    const [head = ''] = await everythingIn(other)
    // PostgreSQL writes this timestamp with a time zone.
    const row = '["key", "2026-01-01 00:00:00", "{}"]'
    const sha256 = createHash('sha256').update(`${row}\n`).digest('hex')
    const table = { table: 'throttles', columns: ['key', 'resets_at', 'attempts'] }
    const marks = [table, { rows: 1, sha256 }, { tables: 1 }].map(mark => JSON.stringify(mark))
    const lines = [head, marks[0]!, row, marks[1]!, marks[2]!]
    await expect(
      other.queries.transaction(tx => loadInto(tx, eachOf(lines), true)),
    ).rejects.toThrow('The table throttles came out differently: 1 of 1 rows')
  })

  it('holds every table of the app, and none that an operator keeps beside them', async () => {
    const operated = await openTestDatabase()
    const tables = (await readTables(operated.queries)).map(({ name }) => name)
    const all = await rowsOf<{ name: string }>(
      operated.queries,
      sql`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    expect(tables.sort()).toEqual(all.map(({ name }) => name).sort())

    await writePair(operated.queries, 1)
    const before = await everythingIn(operated)
    await operated.queries.execute(sql`CREATE TABLE suppliers (name text PRIMARY KEY)`)
    await operated.queries.execute(sql`CREATE TABLE till_log (line text)`)
    await operated.queries.execute(sql`INSERT INTO till_log VALUES ('opened')`)
    expect(await everythingIn(operated)).toEqual(before)

    const file = fileNamed('beside-others')
    await backUp(operated, file)
    await operated.queries.transaction(tx => loadInto(tx, readBackup(file), true))
    expect(await everythingIn(operated)).toEqual(before)
    const kept = await rowsOf(operated.queries, sql`SELECT line FROM till_log`)
    expect(kept).toEqual([{ line: 'opened' }])
    await operated.close()
  })

  // A dump with a table, column or migration that this version lacks.
  it('of a newer version is refused', async () => {
    const [first = '', ...rest] = await everythingIn(database)
    const head = JSON.parse(first)
    const newer = JSON.stringify({ ...head, migrations: [...head.migrations, 'one more'] })
    await expect(
      other.queries.transaction(tx => loadInto(tx, eachOf([newer, ...rest]), true)),
    ).rejects.toThrow('newer version')
  })

  it('does not replace what a database holds unless told to', async () => {
    const file = fileNamed('refused')
    await backUp(database, file)
    await expect(restore(other, file)).rejects.toThrow('The database is not empty.')
    expect((await pairsIn(other.queries)).a).toBe(1)
    await other.queries.transaction(tx => loadInto(tx, readBackup(file), true))
    expect(await everythingIn(other)).toEqual(await everythingIn(database))
  })
})

it('a database that no server has opened yet has nothing to back up', async () => {
  const bare = await openTestDatabase()
  await bare.queries.execute('DROP SCHEMA drizzle CASCADE')
  await expect(backUp(bare, fileNamed('bare'))).rejects.toThrow(
    'The database has no tables of Aisleway.',
  )
  await bare.close()
})

async function* eachOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

// The file is the same whatever the engine.
describe.runIf(isEmbedded)('the file of a backup', () => {
  const key = 'correct horse battery staple'
  const [plain, sealed] = [fileNamed('plain'), fileNamed('sealed')]
  beforeAll(async () => {
    await backUp(database, plain)
    await backUp(database, sealed, key)
  })

  const check = (content: Uint8Array | string, withKey?: string) => {
    const file = fileNamed('tried')
    writeFileSync(file, content)
    return checkDump(readBackup(file, withKey))
  }

  it('is whole', async () => {
    await check(readFileSync(plain))
    await check(readFileSync(sealed), key)
  })

  it('that is encrypted shows nothing, and opens with its key alone', async () => {
    const content = readFileSync(sealed)
    expect(content.includes('mara@shop.example')).toBe(false)
    expect(content.toString('latin1', 0, 200)).toContain('aes-256-gcm')
    await expect(check(content)).rejects.toThrow('The backup is encrypted.')
    await expect(check(content, 'another key of some length')).rejects.toThrow('another key')
    const again = fileNamed('sealed-again')
    await writeBackup(again, readBackup(sealed, key), key)
    expect(readFileSync(again).equals(content)).toBe(false)
  })

  it.each([
    ['a text', 'objectID,product_name\n'],
    ['nothing', ''],
    ['another program’s archive', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('is refused when it holds %s', async (_, content) => {
    await expect(check(content)).rejects.toThrow('is not a backup of Aisleway.')
  })

  it('is refused when it is not there, or is a folder', async () => {
    const folder = dirname(plain)
    const missing = join(folder, 'missing')
    await expect(checkDump(readBackup(missing))).rejects.toThrow(`There is no file ${missing}.`)
    await expect(checkDump(readBackup(folder))).rejects.toThrow(`${folder} is a folder.`)
  })

  it('of a later format is refused, not guessed', async () => {
    const later = JSON.stringify({ format: 'aisleway-backup', version: 2, sealing: {} })
    await expect(check(`${later}\n`)).rejects.toThrow('newer version')
  })

  it.each([
    ['plain', plain, undefined],
    ['encrypted', sealed, key],
  ])('that is %s is refused when it is cut off anywhere', async (_, file, withKey) => {
    const content = readFileSync(file)
    const head = content.indexOf('\n') + 1
    for (const end of [head, content.length >> 1, content.length - 1]) {
      await expect(check(content.subarray(0, end), withKey)).rejects.toThrow(/cut off|damaged/)
    }
  })

  it.each([
    ['plain', plain, undefined],
    ['encrypted', sealed, key],
  ])('that is %s is refused when one byte differs', async (_, file, withKey) => {
    const content = readFileSync(file)
    const head = content.indexOf('\n') + 1
    // The last byte belongs to the authentication tag of an encrypted file, or to the length of a plain one.
    for (const share of [0.1, 0.5, 1]) {
      const changed = Buffer.from(content)
      const at = head + Math.ceil((content.length - head) * share) - 1
      changed[at] = changed[at]! ^ 0x10
      await expect(check(changed, withKey)).rejects.toThrow(/cut off|damaged/)
    }
  })
})

it.runIf(isEmbedded)('the files of a running database are copied with every write', async () => {
  const files = join(root, 'running', 'postgres')
  writeDataFiles(files)
  const database = await openEmbedded(files)
  await fill(database)
  const writing = startWriting(database)
  await expect.poll(writing.written).toBeGreaterThan(5)
  const before = writing.written()
  const copy = (await database.copyFiles?.()) ?? ''
  await expect.poll(writing.written).toBeGreaterThan(before + 5)
  await writing.stop()
  const copied = await openUnmigrated(copy)
  const { a, b } = await pairsIn(copied.queries)
  expect(a).toBe(b)
  expect(a).toBeGreaterThanOrEqual(before)
  expect(a).toBeLessThan(writing.written())
  await copied.close()
  await database.close()
})

it.runIf(isEmbedded)('a copy whose reader was killed is removed before the next one', async () => {
  const files = join(root, 'killed', 'postgres')
  writeDataFiles(files)
  const database = await openEmbedded(files)
  const copy = async () => (await database.copyFiles?.()) ?? ''
  const [left, beingRead] = [await copy(), await copy()]
  const hoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000)
  utimesSync(left, hoursAgo, hoursAgo)
  const next = await copy()
  expect([left, beingRead, next].map(folder => existsSync(folder))).toEqual([false, true, true])
  await database.close()
})

it.skipIf(isEmbedded)(
  'the embedded database moves to PostgreSQL, row by row',
  async () => {
    const embedded = await openInMemory()
    await fill(embedded)
    const target = await openTestDatabase()
    await atOneMoment(embedded.queries, source =>
      target.queries.transaction(tx => loadInto(tx, dump(source, madeAt), false)),
    )
    expect(await everythingIn(target)).toEqual(await everythingIn(embedded))
    await Promise.all([embedded.close(), target.close()])
  },
  120_000,
)
