import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'aisleway-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const noFile = join(folder, 'none')
const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, noFile)

function envFile(text: string): string {
  const file = join(folder, '.env')
  writeFileSync(file, text)
  return file
}

function refusal(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no refusal'
}

it('a server told nothing listens on this machine only and keeps its data beside itself', () => {
  expect(read({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    SEARCH_APP_ID: 'aisleway',
    SEARCH_API_KEY: 'search-only',
    SEARCH_INDEX: 'updated_store',
  })
})

describe('a setting', () => {
  it.each([
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['HOST', '::1', '::1'],
    ['HOST', 'shop.example', 'shop.example'],
    ['PORT', '0', 0],
    ['PORT', '65535', 65535],
    ['DATA_DIR', '/var/lib/shop data', '/var/lib/shop data'],
    ['DATABASE_URL', 'postgres://shop:secret@db:5432/shop', 'postgres://shop:secret@db:5432/shop'],
    ['DATABASE_URL', 'postgresql://db/shop?host=%2Ftmp', 'postgresql://db/shop?host=%2Ftmp'],
    ['PUBLIC_URL', 'https://shop.example', 'https://shop.example'],
    ['PUBLIC_URL', 'http://192.168.1.5:3000/', 'http://192.168.1.5:3000'],
    ['AUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['SEARCH_APP_ID', 'APP1', 'APP1'],
    ['SEARCH_API_KEY', 'key', 'key'],
    ['SEARCH_INDEX', 'store_2', 'store_2'],
    ['SEARCH_HOST', 'search.example:8443', 'search.example:8443'],
  ])('%s takes %j', (name, given, taken) => {
    expect(read({ [name]: given })).toMatchObject({ [name]: taken })
  })

  it.each([
    ['HOST', 'http://shop.example'],
    ['HOST', 'two words'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'shop.db'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/market'],
    ['AUTH_SECRET', 'x'.repeat(31)],
    ['SEARCH_HOST', 'https://search.example'],
  ])('%s does not take %j, and says what it expects', (name, given) => {
    expect(refusal(() => read({ [name]: given }))).toMatch(
      new RegExp(`^${name}: expected (a|the|at) .+\\.$`),
    )
  })

  it.each(Object.keys(read({})))('%s left empty is as if it were not set', name => {
    expect(read({ [name]: '' })).toEqual(read({}))
  })

  it('shows the bad value, so that a typing mistake is seen', () => {
    expect(refusal(() => read({ PORT: '300O' }))).toBe(
      'PORT: expected a port, 0 to 65535, but got 300O.',
    )
  })

  it.each([
    ['AUTH_SECRET', 'sesame-open'],
    ['DATABASE_URL', 'mysql://shop:sesame@db/shop'],
    ['PUBLIC_URL', 'https://mara:sesame@shop.example'],
  ])('%s is not repeated where it may hold a secret', (name, given) => {
    const message = refusal(() => read({ [name]: given }))
    expect(message).toContain(name)
    expect(message).not.toContain('sesame')
  })
})

describe('the .env file', () => {
  it('is read with its quotes and comments', () => {
    const file = envFile('# the shop\nPORT=8080\nDATA_DIR="/srv/shop data" # here\n')
    expect(readConfig({}, file)).toMatchObject({ PORT: 8080, DATA_DIR: '/srv/shop data' })
  })

  it('gives way to the environment', () => {
    expect(readConfig({ PORT: '9090' }, envFile('PORT=8080\nHOST=::1'))).toMatchObject({
      PORT: 9090,
      HOST: '::1',
    })
  })

  it.each(['PROT', 'port', 'constructor'])('may not hold the unknown name %s', name => {
    const message = refusal(() => readConfig({}, envFile(`${name}=sesame`)))
    expect(message).toContain(`${name} is not a setting; expected one of HOST, PORT,`)
    expect(message).not.toContain('sesame')
  })

  it('that cannot be read is told in one sentence', () => {
    expect(refusal(() => readConfig({}, folder))).toBe(`${folder} cannot be read (EISDIR).`)
  })
})

it('names of other programs in the environment are none of our business', () => {
  expect(read({ PATH: '/bin', AISLE: '7' })).toEqual(read({}))
})
