import { brotliDecompressSync } from 'node:zlib'
import { withChanges } from '@aisleway/core/catalogue/copy/catalogue-changes'
import {
  type CatalogueColumns,
  fromColumns,
  toColumns,
} from '@aisleway/core/catalogue/copy/catalogue-columns'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FileRow, fileRows } from '../../../testing/catalogue-file.ts'
import { openOperator } from '../../../testing/services/operator.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { readSoldProducts } from '../snapshot/sold-products.ts'
import { products } from '../tables.ts'

const rows = fileRows(400)
const soon = { timeout: 10_000 }
let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
  await sell(rows)
})
afterAll(() => shop.close())

const ask = (path: string, headers = {}) =>
  shop.app.request(`/api/catalogue-copy${path}`, { headers })
const read = async (path: string) => (await ask(path)).json()
const version = async (): Promise<string> => (await read('')).version

/** Imports these rows, and waits until the server sells them. */
async function sell(sold: readonly FileRow[]): Promise<string> {
  const before = await version()
  await openOperator(shop.app).importRows(sold)
  await vi.waitFor(async () => expect(await version()).not.toBe(before), soon)
  return version()
}

function repriced([id, name, cents, ...rest]: FileRow): FileRow {
  return [id, name, (Number(cents) + 1).toFixed(2), ...rest]
}

/** What a device may show as new. */
const newIn = (columns: CatalogueColumns) =>
  fromColumns(columns).flatMap(({ id, addedAt }) => (addedAt ? [id] : []))

describe('the catalogue for a device', () => {
  it('holds every product that is sold, as the search finds it', async () => {
    const copy = await read(`/${await version()}`)
    expect(copy.kind).toBe('whole')
    const copied = fromColumns(copy.columns)
    const sold = shop.catalogue.snapshot().products
    expect(copied.map(({ id }) => id).sort()).toEqual(sold.map(({ id }) => id))
    for (const product of copied) {
      expect(sold.find(({ id }) => id === product.id)).toMatchObject(product)
    }
  })

  it('is packed in Brotli, and kept for ever under the address of its version', async () => {
    const path = `/${await version()}`
    const packed = await ask(path, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = brotliDecompressSync(Buffer.from(await packed.arrayBuffer()))
    expect(bytes.toString()).toBe(await (await ask(path)).text())
    expect((await ask('')).headers.get('cache-control')).toBe('no-store')
  })

  it('is not found under the address of another version', async () => {
    const answer = await ask('/0123456789abcdef')
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'NOT_FOUND'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a device that has an earlier version', () => {
  it('is sent what was added, changed and retired, which makes the newest of its own', async () => {
    const since = await version()
    const { columns } = await read(`/${since}`)
    const added: FileRow = ['NEW-1', 'Marbled Rye, 1 lb', '3.99', '4.99', '1 lb', 'Bakery', '']
    const now = await sell([
      ...rows.slice(3).map((row, i) => (i < 20 ? repriced(row) : row)),
      added,
    ])
    const { kind, changes } = await read(`/${now}?since=${since}`)
    expect(kind).toBe('changes')
    expect([changes.retired.length, changes.prices.ids.length]).toEqual([3, 20])
    expect(changes.changed.ids).toEqual(['NEW-1'])
    const whole = await read(`/${now}`)
    expect(toColumns(withChanges(fromColumns(columns), changes))).toEqual(whole.columns)
    expect(newIn(whole.columns)).toEqual(['NEW-1'])
  })

  it('is told the same of what is new by a server that is started a month later', async () => {
    const { database } = shop
    const listedAt = sql`${products.listedAt} - interval '30 days'`
    await database.queries.update(products).set({ listedAt })
    const sold = await readSoldProducts(database)
    expect(sold.flatMap(({ id, addedAt }) => (addedAt ? [id] : []))).toEqual(['NEW-1'])
  })

  it('is sent the whole where its version is unknown, or more has changed than stayed', async () => {
    const since = await version()
    await read(`/${since}`)
    const others = fileRows(400).map(
      ([id, name, ...rest]): FileRow => [`X${id}`, `${name} anew`, ...rest],
    )
    const now = await sell(others)
    expect((await read(`/${now}?since=${since}`)).kind).toBe('whole')
    expect((await read(`/${now}?since=unknown`)).kind).toBe('whole')
  })

  it('has the same version after an import that changes nothing for it', async () => {
    const before = await version()
    const snapshot = shop.catalogue.snapshot()
    await openOperator(shop.app).importFile(await openOperator(shop.app).exportFile())
    await expect.poll(() => shop.catalogue.snapshot() !== snapshot, soon).toBe(true)
    expect(await version()).toBe(before)
  })
})
