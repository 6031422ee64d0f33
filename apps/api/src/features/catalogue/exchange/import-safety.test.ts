import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeReport } from '../../../cli/store-report.ts'
import type { Network } from '../../../outbound/public-request.ts'
import { followImport } from '../../../startup/follow-import.ts'
import { type FileRow, fileRows, fileText } from '../../../testing/catalogue-file.ts'
import { catchLog } from '../../../testing/catch-log.ts'
import { openOperator } from '../../../testing/services/operator.ts'
import { openBrowser, openTestApp, operatorToken } from '../../../testing/test-app.ts'
import { canServeTwo } from '../../../testing/test-database.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importFrom } from './import-from-address.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
const log = catchLog()
const rows = fileRows(20)

afterAll(() => log.release())

/** A shop for the tests of this group. */
function openShop() {
  beforeAll(async () => {
    shop = await openTestApp()
  })
  afterAll(() => shop.close())
}

const operator = () => openOperator(shop.app)
const catalogue = () => operator().exportFile()

async function failedImports() {
  const { database, storeFacts } = shop
  const report = await storeReport(database, { now: new Date(), hours: storeFacts.store.hours })
  return report.failedImports
}

/** What a command for the catalogue answers in the end. */
async function command(path: string, body?: string | ReadableStream) {
  const response = await shop.app.request(`http://shop.test/api/operator/catalogue${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}` },
    // A body that is sent while it is made has to say so.
    ...(body !== undefined && { body, duplex: 'half' }),
  } as RequestInit)
  return JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '')
}

/** The first half of a file, whose sender then goes away. */
function brokenOff(text: string): ReadableStream {
  const pieces = async function* () {
    yield Buffer.from(text.slice(0, text.length / 2))
    throw new Error('The sender is gone.')
  }
  return Readable.toWeb(Readable.from(pieces())) as ReadableStream
}

/** The rows with another price for the product at this place. */
function withPrice(at: number, price: string): FileRow[] {
  return rows.map((row, i) => (i === at ? (row.with(2, price).with(3, '') as FileRow) : row))
}

describe('a preview of an import', () => {
  openShop()

  it('tells what would be added, changed and retired, and changes nothing', async () => {
    await operator().importRows(rows)
    const before = await catalogue()
    const next = [...withPrice(3, '900.00').slice(0, 18), ...fileRows(23).slice(20)]
    const preview = await command('?dry-run', fileText(next))
    expect(preview).toMatchObject({
      type: 'preview',
      added: 3,
      changed: 1,
      unchanged: 17,
      retired: 2,
    })
    expect(await catalogue()).toBe(before)
  })

  it('names the prices that change by more than half, and no others', async () => {
    const cheap = rows.map(row => row.with(2, '2.00').with(3, '') as FileRow)
    await operator().importRows(cheap)
    const priced = ['3.00', '3.01', '1.00', '0.99', '9.00']
    const next = cheap.map((row, i) => row.with(2, priced[i] ?? '2.00') as FileRow)
    const { priceJumps } = await command('?dry-run', fileText(next))
    expect(priceJumps).toEqual([
      { id: 'TS00004', name: rows[4]?.[1], fromCents: 200, toCents: 900 },
      { id: 'TS00001', name: rows[1]?.[1], fromCents: 200, toCents: 301 },
      { id: 'TS00003', name: rows[3]?.[1], fromCents: 200, toCents: 99 },
    ])
  })

  it('of a file that is no catalogue says so', async () => {
    expect(await command('?dry-run', 'nothing')).toMatchObject({ type: 'failed' })
  })

  it('of a file that breaks off says so, and is no failed import', async () => {
    const before = await catalogue()
    log.clear()
    expect(await command('?dry-run', brokenOff(fileText(rows)))).toMatchObject({ type: 'failed' })
    expect(log.lines().join()).toContain('A catalogue import broke off')
    expect(await catalogue()).toBe(before)
    expect(await failedImports()).toEqual([])
  })
})

describe('an import that was a mistake', () => {
  openShop()

  it('is undone, and the one before it as well', async () => {
    await operator().importRows(rows)
    const first = await catalogue()
    await operator().importRows(withPrice(2, '500.00'))
    const second = await catalogue()
    await operator().importRows(rows.slice(0, 4))

    expect(await command('/undo')).toMatchObject({ type: 'done', added: 0 })
    expect(await catalogue()).toBe(second)
    expect(await command('/undo')).toMatchObject({ type: 'done', updated: 1 })
    expect(await catalogue()).toBe(first)
    expect(await command('/undo')).toEqual({
      type: 'failed',
      reason: 'There is no import to undo.',
    })
    expect(await catalogue()).toBe(first)
  })

  it('rewrites no record of an earlier import that holds no products any more', async () => {
    const fileOf = (count: number) => operator().importRows(fileRows(count))
    for (let count = 11; count < 18; count++) await fileOf(count)
    const readRecords = () =>
      shop.database.runPrepared<{ id: string; place: string }>(
        `SELECT id, ctid::text AS place FROM catalogue_imports WHERE previous IS NULL ORDER BY id`,
        [],
      )
    const before = await readRecords()
    expect(before.length).toBeGreaterThan(0)
    await fileOf(18)
    expect(await readRecords()).toEqual(expect.arrayContaining(before))
  })

  it('can still be undone after a file that changed nothing and one that failed', async () => {
    await operator().importRows(rows)
    const first = await catalogue()
    await operator().importRows(rows.slice(0, 15))
    await operator().importRows(rows.slice(0, 15))
    await operator().importFile('nothing')
    expect(await command('/undo')).toMatchObject({ type: 'done' })
    expect(await catalogue()).toBe(first)
  })
})

describe('two at the same moment', () => {
  openShop()

  it('imports can both be undone, one after the other', async () => {
    await operator().importRows(rows)
    const first = await catalogue()
    const ours = [withPrice(1, '11.00'), withPrice(2, '22.00')]
    await Promise.all(ours.map(file => operator().importRows(file)))
    expect(await command('/undo')).toMatchObject({ type: 'done', updated: 2 })
    const second = await catalogue()
    expect([/,11\.00/, /,22\.00/].filter(price => price.test(second))).toHaveLength(1)
    expect(await command('/undo')).toMatchObject({ type: 'done', updated: 1 })
    expect(await catalogue()).toBe(first)
  })

  it('undos undo one import', async () => {
    await operator().importRows(rows)
    await operator().importRows(withPrice(1, '11.00'))
    const second = await catalogue()
    await operator().importRows(withPrice(2, '22.00'))
    const undone = await Promise.all([command('/undo'), command('/undo')])
    expect(undone.map(({ type }) => type).sort()).toEqual(['done', 'failed'])
    expect(await catalogue()).toBe(second)
  })
})

// The embedded database has one connection, so its requests wait for the import.
describe.skipIf(!canServeTwo())('an import that is being written', () => {
  openShop()

  /** Imports another price, and returns the status of a request that comes just before the import ends. */
  async function duringImport(price: string, request: () => Promise<{ status: number }>) {
    let status = 0
    const outcome = await importCatalogue(
      shop.database,
      (async function* () {
        yield Buffer.from(fileText(withPrice(1, price)))
      })(),
      async (...args) => {
        const foods = await followImport(...args)
        status = (await request()).status
        return foods
      },
      () => {},
    )
    expect(outcome).toMatchObject({ type: 'done', updated: 1 })
    return status
  }

  it('keeps nobody waiting who puts a product with a new price into the cart, or who is told of it and leaves', async () => {
    const mara = openBrowser(shop.app)
    await mara.signUp('mara@example.com')
    await operator().importRows(withPrice(1, '99.00'))
    const put = () => mara.put('/api/cart/items/TS00001', { quantity: 2 })
    expect(await duringImport('88.00', put)).toBe(200)
    const leave = () => mara.post('/api/account/deletion', { password: 'sesame seeds' })
    expect(await duringImport('11.00', leave)).toBe(200)
  })
})

describe('an undo that the database breaks off', () => {
  openShop()

  it('leaves the catalogue as it was, and can be made again', async () => {
    await operator().importRows(rows)
    const first = await catalogue()
    await operator().importRows(rows.slice(0, 7))
    const second = await catalogue()
    const { queries } = shop.database
    await queries.execute(
      sql`ALTER TABLE catalogue_imports ADD CONSTRAINT frozen CHECK (undone_at IS NULL)`,
    )
    expect(await command('/undo')).toMatchObject({ type: 'failed' })
    expect(await catalogue()).toBe(second)
    await queries.execute(sql`ALTER TABLE catalogue_imports DROP CONSTRAINT frozen`)
    expect(await command('/undo')).toMatchObject({ type: 'done', updated: 13 })
    expect(await catalogue()).toBe(first)
  })
})

describe('an import from an address', () => {
  openShop()

  let server: Server
  let answer: RequestListener
  const asked: (string | undefined)[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.headers['if-none-match'])
      answer(request, response)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    asked.length = 0
    log.clear()
  })

  const address = 'http://prices.example/catalogue.csv'
  const network: Network = {
    resolve: async () => ['93.184.215.14'],
    connect: () => connect((server.address() as AddressInfo).port, '127.0.0.1'),
  }
  const fetchAgain = (through = network) =>
    importFrom({ database: shop.database, network: through, followImport }, address)

  /** Answers with a file, or with 304 to whoever has this version of it. */
  const serve =
    (file: string, etag: string): RequestListener =>
    (request, response) => {
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, { 'content-type': 'text/csv', etag }).end(file)
    }

  it('takes a new file, and leaves one alone that it has (304)', async () => {
    answer = serve(fileText(rows), '"one"')
    expect(await fetchAgain()).toMatchObject({ type: 'done', added: 20 })
    expect(await fetchAgain()).toEqual({ type: 'unchanged' })
    answer = serve(fileText(rows.slice(0, 19)), '"two"')
    expect(await fetchAgain()).toMatchObject({ type: 'done', retired: 1 })
    expect(asked).toEqual([undefined, '"one"', '"one"'])
    expect(await failedImports()).toEqual([])
  })

  it('follows a redirect, as to the store of the files, and has its version afterwards', async () => {
    const file = serve(fileText(rows), '"one"')
    answer = (request, response) => {
      if (request.url === '/catalogue.csv') response.writeHead(302, { location: '/stored' }).end()
      else file(request, response)
    }
    expect(await fetchAgain()).toMatchObject({ type: 'done' })
    expect(await fetchAgain()).toEqual({ type: 'unchanged' })
    expect(asked.slice(2)).toEqual(['"one"', '"one"'])
  })

  it('takes a file without a version every time, and finds nothing changed', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).end(fileText(rows))
    }
    await fetchAgain()
    expect(await fetchAgain()).toMatchObject({ type: 'done', unchanged: 20, added: 0, updated: 0 })
    expect(asked).toEqual([expect.anything(), undefined])
  })

  it('takes the file again after another import, and not after an undo, until it is another one', async () => {
    answer = serve(fileText(rows), '"one"')
    await fetchAgain()
    await operator().importRows(rows.slice(0, 12))
    expect(await fetchAgain()).toMatchObject({ type: 'done', updated: 8 })
    await command('/undo')
    expect(await fetchAgain()).toEqual({ type: 'unchanged' })
    answer = serve(fileText(rows), '"two"')
    expect(await fetchAgain()).toMatchObject({ type: 'done', updated: 8 })
  })

  it.each<[string, RequestListener, RegExp]>([
    [
      'whose file is of another type',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      /a file of the type text\/html/,
    ],
    [
      'that breaks off in the middle of the file',
      (_, response) => {
        const file = fileText(rows)
        response.writeHead(200, { 'content-type': 'text/csv', 'content-length': file.length })
        response.write(file.slice(0, file.length / 2), () => response.destroy())
      },
      /broke off while it was sent/,
    ],
    [
      'whose file holds only part of the products',
      (request, response) => serve(fileText(rows.slice(0, 8)), '"half"')(request, response),
      /lacks 12 of 20 products/,
    ],
    [
      'whose file is empty',
      (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(),
      /no usable row/,
    ],
    [
      'whose file is a page that is called text/csv',
      (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('<html>'),
      /The first line must name the columns/,
    ],
    [
      'that redirects to a private address',
      (_, response) => response.writeHead(302, { location: 'http://10.0.0.7/' }).end(),
      /its address is not public/,
    ],
    [
      'that redirects without end',
      (_, response) => response.writeHead(302, { location: '/catalogue.csv' }).end(),
      /redirects too often/,
    ],
    [
      'that does not have the file',
      (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
      /answered 404/,
    ],
  ])('%s changes nothing, and the report says why', async (_, listener, reason) => {
    await operator().importRows(rows)
    const before = await catalogue()
    answer = listener
    expect(await fetchAgain()).toMatchObject({ type: 'failed' })
    expect(await catalogue()).toBe(before)
    expect((await failedImports())[0]).toEqual({
      at: expect.any(String),
      source: address,
      failure: expect.stringMatching(reason),
    })
    expect(log.lines().join()).toMatch(reason)
  })

  it.each<[string, RequestListener, RegExp]>([
    ['that does not answer', () => {}, /cannot be reached \(it took longer than 5 minutes\)/],
    [
      'that sends the file too slowly',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/csv' })
        response.write(fileText(rows).slice(0, 1000))
      },
      /broke off while it was sent \(it took longer than 5 minutes\)/,
    ],
  ])('%s fails by the time that it takes', async (_, listener, reason) => {
    answer = listener
    const soon = AbortSignal.timeout(500)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon)
    expect(await fetchAgain()).toMatchObject({
      type: 'failed',
      reason: expect.stringMatching(reason),
    })
    expect(timeout).toHaveBeenCalledWith(5 * 60_000)
    timeout.mockRestore()
  })

  it('that is gone, or not of the public internet, changes nothing', async () => {
    await operator().importRows(rows)
    const before = await catalogue()
    const gone: Network = { ...network, connect: () => connect(1, '127.0.0.1') }
    await fetchAgain(gone)
    await fetchAgain({ ...network, resolve: async () => ['10.0.0.7'] })
    expect(await catalogue()).toBe(before)
    const latest = (await failedImports()).slice(0, 2)
    expect(latest.map(({ failure }) => failure)).toEqual([
      expect.stringContaining('its address is not public'),
      expect.stringContaining('ECONNREFUSED'),
    ])
  })
})
