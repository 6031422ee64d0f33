import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileRows, fileText, header } from '../../testing/catalogue-file.ts'
import { openOperator } from '../../testing/services/operator.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let operator: ReturnType<typeof openOperator>
let before: string
const file = fileText(fileRows(40))

beforeAll(async () => {
  shop = await openTestApp()
  operator = openOperator(shop.app)
  await operator.importFile(file)
  before = await operator.exportFile()
})
afterAll(() => shop.close())

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const row = 'A1,Rye Bread,3.49,,1 lb,Bakery,'

async function* pieces(first: string, piece: Buffer, count: number) {
  yield Buffer.from(first)
  for (let i = 0; i < count; i++) yield piece
}
const megabyte = (text: string) => Buffer.alloc(1024 * 1024, text)

it.each([
  ['an empty one', '', 'The file has no usable row.'],
  ['one of empty lines', '\n\n\n', 'The file has no usable row.'],
  ['a header and no row', `${header}\n`, 'The file has no usable row.'],
  [
    'one that is no table',
    '%PDF-1.7\n%âãÏÓ',
    /^The first line must name the columns objectID, .* \(missing: objectID, .*; unknown: %PDF-1\.7\)\.$/,
  ],
  [
    'one with a column missing',
    `${header.replace(',department', '')}\nA1,Rye Bread,3.49,,1 lb,`,
    /\(missing: department\)\.$/,
  ],
  ['one with a column too many', `${header},colour\n${row},red`, /\(unknown: colour\)\.$/],
  ['one with a column called so', `${header},valueOf\n${row},1`, /\(unknown: valueOf\)\.$/],
  ['one with a column twice', `${header},department\n${row},Deli`, /\(twice: department\)\.$/],
  ['one without a header', row, /missing: objectID/],
  [
    'one with semicolons',
    `${header}\n${row}`.replaceAll(',', ';'),
    'The columns are separated by semicolons, not by commas.',
  ],
  [
    'one with tabs',
    `${header}\n${row}`.replaceAll(',', '\t'),
    'The columns are separated by tabs, not by commas.',
  ],
  [
    'one with a quote that is never closed',
    `${file}A1,"Rye Bread,3.49,,1 lb,Bakery,\n${row.repeat(9)}`,
    /^The file is not valid CSV: Quote Not Closed: .* at line 43\.$/,
  ],
  [
    'one with text behind a closed quote',
    `${header}\nA1,"Rye" Bread,3.49,,1 lb,Bakery,`,
    /^The file is not valid CSV: Invalid Closing Quote: .* at line 2/,
  ],
  [
    'one with a quote inside a text',
    `${header}\nA1,12" Pizza,3.49,,1 lb,Frozen,`,
    /^The file is not valid CSV: Invalid Opening Quote: .* at line 2/,
  ],
  [
    'one row without an end',
    `${header}\nA1,"${'long '.repeat(5000)}`,
    'A row is longer than 20000 characters; is a quote never closed?',
  ],
  [
    'one in Latin-1',
    latin1(`${header}\nA1,Crème,3.49,,,Bakery,`),
    'The file is not encoded as UTF-8.',
  ],
  [
    'one in UTF-16',
    Buffer.from(`\ufeff${header}\n${row}`, 'utf16le'),
    'The file is not encoded as UTF-8.',
  ],
  [
    'one in UTF-16 that does not say so',
    Buffer.from(`${header}\n${row}`, 'utf16le'),
    'The file is not encoded as UTF-8.',
  ],
  [
    'one that ends within a letter',
    Buffer.from(`${header}\n${row}é`).subarray(0, -1),
    'The file is not encoded as UTF-8.',
  ],
  [
    'one with half a surrogate pair',
    Buffer.concat([latin1(`${header}\nA1,`), Buffer.from([0xed, 0xa0, 0x80]), latin1(',3.49,,,,')]),
    'The file is not encoded as UTF-8.',
  ],
  [
    'a compressed one',
    Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff]),
    'The file is not encoded as UTF-8.',
  ],
])('%s is refused with its reason and changes nothing', async (_, given, reason) => {
  expect(await operator.importFile(given)).toEqual({
    type: 'failed',
    reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
  })
  expect(await operator.exportFile()).toBe(before)
})

it.each([
  [
    'more than 64 MB',
    // Nearly all of it arrives at once, since reading it takes ten seconds.
    () => pieces(`${header}\n`, Buffer.alloc(64 * 1024 * 1024, `${'x'.repeat(16_383)}\n`), 1),
    /64 MB\.$/,
  ],
  [
    '60 MB behind a quote that is never closed',
    () => pieces(`${header}\nA1,"`, megabyte('x'), 60),
    /never closed\?$/,
  ],
  [
    'bad rows only',
    () => pieces(`${header}\n`, Buffer.from('a\n'.repeat(1000)), 20),
    /^Over 10000 rows are invalid\. Line 2: has too many or too few columns\.$/,
  ],
])('a file of %s is refused and changes nothing', { timeout: 60_000 }, async (_, given, reason) => {
  expect(await operator.importFile(given())).toEqual({
    type: 'failed',
    reason: expect.stringMatching(reason),
  })
  expect(await operator.exportFile()).toBe(before)
})

it.each([
  ['a byte order mark', `\ufeff${file}`],
  ['the line breaks of Windows', file.replaceAll('\n', '\r\n')],
  ['both', `\ufeff${file.replaceAll('\n', '\r\n')}`],
  ['the line breaks of an old Macintosh', file.replaceAll('\n', '\r')],
  ['no line break at its end', file.trimEnd()],
  ['empty lines', `\n${file.replaceAll('\n', '\n\n')}`],
  ['every value quoted', file.replace(/^(TS\d+),/gm, '"$1",')],
  ['its columns in another order', reordered(file)],
])('a file with %s reads like one without', async (_, given) => {
  expect(await operator.importFile(given)).toMatchObject({ unchanged: 40, rejected: [] })
})

it('a file that comes byte by byte reads like one that comes at once', async () => {
  const bytes = Buffer.from(`\ufeff${file.replaceAll('\n', '\r\n')}`)
  async function* oneByOne() {
    for (let i = 0; i < bytes.length; i++) yield bytes.subarray(i, i + 1)
  }
  expect(await operator.importFile(oneByOne())).toMatchObject({ unchanged: 40, rejected: [] })
})

it('a script in a name stays a text', async () => {
  const name = '</script><script>alert(1)</script>'
  await operator.importFile(`${header}\nA1,${name},3.49,,1 lb,Bakery,`)
  const browser = openBrowser(shop.app)
  await expect
    .poll(async () => (await browser.post('/1/indexes/updated_store/query')).body.hits, {
      timeout: 10_000,
    })
    .toMatchObject([{ product_name: name }])
})

function reordered(text: string): string {
  return text
    .split('\n')
    .map(line => line.replace(/^([^,]*),(.*)$/, '$2,$1'))
    .join('\n')
}
