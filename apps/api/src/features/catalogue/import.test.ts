import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FileRow, fileRows, fileText, header } from '../../testing/catalogue-file.ts'
import { catchLog } from '../../testing/catch-log.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

const rows = fileRows(300)
const [apples, broth] = rows as [FileRow, FileRow]

let shop: Awaited<ReturnType<typeof openTestApp>>
let operator: ReturnType<typeof openOperator>
beforeAll(async () => {
  shop = await openTestApp()
  operator = openOperator(shop.app)
})
beforeEach(async () => {
  await operator.importRows(rows)
  await expectHits('').toBe(300)
})
afterAll(() => shop.close())

function changed(row: FileRow, change: Partial<Record<keyof typeof column, string>>): FileRow {
  const copy: FileRow = [...row]
  for (const [name, value] of Object.entries(change))
    copy[column[name as keyof typeof column]] = value
  return copy
}
const column = { id: 0, name: 1, price: 2, original: 3, size: 4, department: 5, image: 6 } as const

async function search(query: string) {
  const { body } = await openBrowser(shop.app).post('/1/indexes/updated_store/query', { query })
  return body as { nbHits: number; hits: { objectID: string; product_name: string }[] }
}
/** The new snapshot is in place shortly after the import has finished. */
const expectHits = (query: string) =>
  expect.poll(async () => (await search(query)).nbHits, { timeout: 10_000 })

const done = {
  type: 'done',
  added: 0,
  updated: 0,
  unchanged: 0,
  retired: 0,
  rejected: [],
  foods: { matched: 0, of: 0 },
}

describe('an import', () => {
  it('adds what is new and retires what is absent', async () => {
    const others = rows.slice(0, 120).map(row => changed(row, { id: `NEW-${row[0]}` }))
    const kept = rows.slice(0, 100)
    expect(await operator.importRows([...kept, ...others])).toEqual({
      ...done,
      added: 120,
      unchanged: 100,
      retired: 200,
    })
    await expectHits('').toBe(220)
  })

  it('of the same file changes nothing', async () => {
    expect(await operator.importRows(rows)).toEqual({ ...done, unchanged: 300 })
    expect(await operator.importRows(rows.toReversed())).toEqual({ ...done, unchanged: 300 })
  })

  it('updates the products of which any column has changed, and no other', async () => {
    const changes = [
      { price: '99.99' },
      { original: '98.00' },
      { name: 'Test Quinces' },
      { size: '3 lb' },
      { department: 'Floral' },
      { image: 'https://pictures.example/new.png' },
    ]
    const file = rows.map((row, i) => changed(row, changes[i] ?? {}))
    expect(await operator.importRows(file)).toEqual({ ...done, updated: 6, unchanged: 294 })
  })

  it('is found by search without a restart', async () => {
    await operator.importRows([changed(apples, { name: 'Moonberry Jam' }), ...rows.slice(1)])
    await expectHits('moonberry').toBe(1)
  })

  it('shows a price of today in a cart', async () => {
    const shopper = openBrowser(shop.app)
    await shopper.signUp('price@example.com')
    await shopper.put(`/api/cart/items/${apples[0]}`, { quantity: 1 })
    await operator.importRows([changed(apples, { price: '4.44' }), ...rows.slice(1)])
    const { body } = await shopper.get('/api/cart')
    expect(body.items[0]).toMatchObject({ priceCentsWhenAdded: 79, product: { priceCents: 444 } })
  })

  it('that finds no usable row leaves the store open', async () => {
    expect(await operator.importRows([changed(apples, { price: 'free' })])).toEqual({
      type: 'failed',
      reason: 'The file has no usable row. Line 2: current_price is not a price such as 3.49.',
    })
    expect((await search('')).nbHits).toBe(300)
  })
})

describe('a product that an import no longer lists', () => {
  it('stands in carts as no longer sold, is not found, and comes back', async () => {
    const shopper = openBrowser(shop.app)
    await shopper.signUp('retired@example.com')
    await shopper.put(`/api/cart/items/${apples[0]}`, { quantity: 2 })
    await shopper.put(`/api/cart/items/${broth[0]}`, { quantity: 1 })
    const retired = async () => {
      const { body } = await shopper.get('/api/cart')
      return body.items.map((item: { product: { isRetired: boolean } }) => item.product.isRetired)
    }

    await operator.importRows(rows.slice(1))
    expect(await retired()).toEqual([true, false])
    await expectHits('').toBe(299)
    const { hits } = await search(apples[1])
    expect(hits.map(hit => hit.objectID)).not.toContain(apples[0])

    expect(await operator.importRows(rows.slice(1))).toEqual({ ...done, unchanged: 299 })
    expect(await operator.importRows(rows)).toEqual({ ...done, updated: 1, unchanged: 299 })
    expect(await retired()).toEqual([false, false])
    await expectHits('').toBe(300)
  })
})

describe('a bad row', () => {
  it('is told by line and reason, and the good ones go in', async () => {
    const file = [
      header,
      'A1,Good Apples,1.00,,1 lb,Produce,',
      'A2,Bad Price,-1.00,,1 lb,Produce,',
      'A3,"Good Pears,',
      'in a quoted',
      'text",1.00,,1 lb,Produce,',
      '',
      'A1,The Same Again,1.00,,1 lb,Produce,',
      'A4,Too Few,1.00',
      'A5,Too Many,1.00,,1 lb,Produce,,,',
      'A6,"Bad ',
      'Department",1.00,,1 lb,Toys,',
      `A7,${'x'.repeat(301)},1.00,,1 lb,Produce,`,
      'A\u00078,Bell,1.00,,1 lb,Produce,',
      'A9,Nul\0,1.00,,1 lb,Produce,',
      'A10,Nul Picture,1.00,,1 lb,Produce,https://a.example/\0',
      '=A11,Formula,1.00,,1 lb,Produce,',
      'A12,Good Plums,1.00,,1 lb,Produce,',
    ]
    const rejected = [
      { line: 3, reason: 'current_price is not a price such as 3.49' },
      { line: 8, reason: 'objectID A1 is already in line 2' },
      { line: 9, reason: 'has too many or too few columns' },
      { line: 10, reason: 'has too many or too few columns' },
      { line: 11, reason: 'department is not a department' },
      { line: 13, reason: 'product_name is longer than 300 characters' },
      { line: 14, reason: 'objectID holds a character other than printable ASCII' },
      { line: 15, reason: 'product_name holds a control character' },
      { line: 16, reason: 'image_url is not an https address' },
      { line: 17, reason: 'objectID does not start with a letter or a digit' },
    ]
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const news = await operator.importFile(file.join(lineBreak))
      expect(news, JSON.stringify(lineBreak)).toMatchObject({ type: 'done', rejected })
    }
    await expectHits('').toBe(3)
    expect((await search('good')).hits.map(hit => hit.product_name).sort()).toEqual([
      'Good Apples',
      'Good Pears, in a quoted text',
      'Good Plums',
    ])
  })

  it('of a product that is on the shelf takes it off, and says so', async () => {
    const news = await operator.importRows([changed(apples, { price: '' }), ...rows.slice(1)])
    expect(news).toMatchObject({ unchanged: 299, retired: 1, rejected: [{ line: 2 }] })
  })
})

describe('an export', () => {
  it('imports again without a change', async () => {
    const odd = [
      '=SUM(A1:A9)',
      '+1 Energy Drink',
      '-2 % Milk',
      '@home Soap',
      "'=quoted",
      "''=twice",
      "'Tis Tea",
      '<script>alert(1)</script>',
      'Say "Cheese", 8 oz',
      '  Far   Apart  ',
      'Crème Brûlée 🍮',
      '\u202eTurned',
    ].map((name, i) => changed(apples, { id: `odd ${i}`, name, size: name }))
    expect(await operator.importRows([...rows, ...odd])).toMatchObject({ added: 12, rejected: [] })

    const file = await operator.exportFile()
    expect(file).not.toMatch(/(^|,)"?[=+\-@]/m)
    expect(await operator.importFile(file)).toEqual({ ...done, unchanged: 312 })
    expect(await operator.exportFile()).toBe(file)
    await operator.importRows(rows)
  })
})

it('a stranger neither imports nor exports, without a token, with a wrong one or with an empty one', async () => {
  const visitor = openBrowser(shop.app)
  await visitor.signUp('stranger@example.com')
  const file = fileText([apples])
  for (const authorization of [undefined, 'Bearer of good news', 'Bearer ']) {
    const headers = authorization === undefined ? {} : { authorization }
    const answers = [
      await visitor.send('POST', '/api/operator/catalogue', file, headers),
      await visitor.send('GET', '/api/operator/catalogue', undefined, headers),
    ]
    expect(answers.map(answer => [answer.status, answer.body.code])).toEqual([
      [401, 'UNAUTHORIZED'],
      [401, 'UNAUTHORIZED'],
    ])
  }
  expect(await operator.importRows(rows)).toEqual({ ...done, unchanged: 300 })
})

describe('while an import runs', () => {
  it('searches are answered, from the old shelf or the new one', async () => {
    let isRunning = true
    const running = operator.importRows(fileRows(2500)).finally(() => {
      isRunning = false
    })
    const counts: number[] = []
    while (isRunning || counts.at(-1) !== 2500) {
      counts.push((await search('')).nbHits)
      await new Promise(setImmediate)
    }
    expect(await running).toMatchObject({ added: 2200, unchanged: 300 })
    expect(counts.filter(count => count === 300).length).toBeGreaterThan(5)
    expect(new Set(counts)).toEqual(new Set([300, 2500]))
    await operator.importRows(rows)
    await expectHits('').toBe(300)
  })

  it('a second one waits, and the shelf is that of one of them', async () => {
    const left = rows.map(row => changed(row, { id: `L${row[0]}` }))
    const right = rows.map(row => changed(row, { id: `R${row[0]}` }))
    await Promise.all([operator.importRows(left), operator.importRows(right)])
    const file = await operator.exportFile()
    expect([/^L/m, /^R/m].filter(one => one.test(file))).toHaveLength(1)
    expect(file.trim().split('\n')).toHaveLength(301)
  })
})

describe('an import that the database breaks off', () => {
  it('leaves the catalogue as it was', async () => {
    const before = await operator.exportFile()
    await shop.database.queries.execute(
      sql`ALTER TABLE products ADD CONSTRAINT no_quinces CHECK (name <> 'Test Quinces')`,
    )
    const log = catchLog()
    const many = fileRows(1500)
    many[1400] = changed(apples, { id: 'Q', name: 'Test Quinces' })
    expect(await operator.importRows(many)).toEqual({
      type: 'failed',
      reason: 'The import broke off; the log says why.',
    })
    expect(log.entries).toHaveLength(1)
    log.release()
    await shop.database.queries.execute(sql`ALTER TABLE products DROP CONSTRAINT no_quinces`)
    expect(await operator.exportFile()).toBe(before)
    expect((await search('')).nbHits).toBe(300)
    await operator.importRows(rows.slice(0, 7))
    await expectHits('').toBe(7)
  })
})
