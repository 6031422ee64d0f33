import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newPushKeys } from '../features/notices/push/vapid-keys.ts'
import { OperatorError } from '../log/operator-error.ts'
import { readConfig, refuseArguments } from './config.ts'
import { socialProvidersFrom } from './social-providers.ts'

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
    if (error instanceof OperatorError) return error.message
    throw error
  }
  return 'no refusal'
}

it('a server told nothing listens on this machine only and keeps its data beside itself', () => {
  expect(read({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    DRAIN_SECONDS: 0,
    LOG_LEVEL: 'info',
    METRICS_HOST: '127.0.0.1',
    CATALOGUE_EVERY_HOURS: 24,
    SNAPSHOTS_KEPT: 7,
    AUTH_SECRET_PREVIOUS: [],
    RECIPE_FETCH: 'off',
    SEARCH_APP_ID: 'aisleway',
    SEARCH_API_KEY: 'search-only',
    SEARCH_INDEX: 'updated_store',
    TRUSTED_PROXIES: [],
    SOCIAL_OIDC_NAME: 'Single sign-on',
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
    ['SNAPSHOTS_KEPT', '0', 0],
    ['DRAIN_SECONDS', '15', 15],
    ['PUBLIC_URL', 'http://192.168.1.5:3000/', 'http://192.168.1.5:3000'],
    ['AUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['AUTH_SECRET_PREVIOUS', 'x'.repeat(32), ['x'.repeat(32)]],
    [
      'AUTH_SECRET_PREVIOUS',
      `${'x'.repeat(32)}, ${'y'.repeat(32)}`,
      ['x'.repeat(32), 'y'.repeat(32)],
    ],
    ['TRUSTED_PROXIES', '10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
    ['MAIL_FROM', 'Aisleway <hello@shop.example>', 'Aisleway <hello@shop.example>'],
    ['RECIPE_FETCH', 'on', 'on'],
    ['SEARCH_APP_ID', 'APP1', 'APP1'],
    ['SEARCH_API_KEY', 'key', 'key'],
    ['SEARCH_INDEX', 'store_2', 'store_2'],
    ['SEARCH_HOST', 'search.example:8443', 'search.example:8443'],
    ['SOCIAL_OIDC_NAME', 'Market ID', 'Market ID'],
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
    ['DATABASE_DIRECT_URL', 'shop.db'],
    ['EVENTS_URL', 'events.example:4222'],
    ['EVENTS_URL', 'nats://one.example:4222,two.example'],
    ['PUBLIC_URL', 'shop.example'],
    ['SMS_URL', 'https://user:secret@sms.example/send'],
    ['CATALOGUE_URL', 'http://prices.example/catalogue.csv'],
    ['CATALOGUE_URL', 'https://user:secret@prices.example/catalogue.csv'],
    ['CATALOGUE_URL', 'https://prices.example:8443/catalogue.csv'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/market'],
    ['AUTH_SECRET', 'x'.repeat(31)],
    ['AUTH_SECRET_PREVIOUS', `${'x'.repeat(32)},short`],
    ['RECIPE_FETCH', 'yes'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PUSH_PUBLIC_KEY', 'A'.repeat(87)],
    ['PUSH_PRIVATE_KEY', 'short'],
    ['PUSH_CONTACT', 'hello@shop.example'],
    ['SMTP_URL', 'mail.example:587'],
    ['MAIL_FROM', 'Aisleway'],
    ['MAIL_FROM', 'a@shop.example\r\nBcc: b@shop.example'],
    ['SEARCH_HOST', 'https://search.example'],
    ['SOCIAL_OIDC_ISSUER', 'id.example'],
    ['SOCIAL_OIDC_ISSUER', 'http://id.example'],
    ['SOCIAL_OIDC_ISSUER', 'http://localhost.evil.example'],
    ['SOCIAL_OIDC_ISSUER', 'https://id.example?x'],
  ])('%s does not take %j, and says what it expects', (name, given) => {
    expect(refusal(() => read({ [name]: given }))).toMatch(
      new RegExp(`^${name}: expected (an?|the|at) .+\\.$`),
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
    ['DATABASE_DIRECT_URL', 'mysql:shop:sesame'],
    ['PUBLIC_URL', 'https://mara:sesame@shop.example'],
  ])('%s is not repeated where it may hold a secret', (name, given) => {
    const message = refusal(() => read({ [name]: given }))
    expect(message).toContain(name)
    expect(message).not.toContain('sesame')
  })
})

describe('push messages', () => {
  const { publicKey, privateKey } = newPushKeys()
  const keys = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }
  const PUSH_CONTACT = 'mailto:hello@shop.example'

  it('take the keys that the command prints', () => {
    expect(read({ ...keys, PUSH_CONTACT })).toMatchObject({ ...keys, PUSH_CONTACT })
  })

  it('need keys that belong together, and a contact', () => {
    const others = { ...keys, PUSH_PUBLIC_KEY: newPushKeys().publicKey, PUSH_CONTACT }
    expect(refusal(() => read(others))).toMatch(/^PUSH_PUBLIC_KEY: /)
    expect(refusal(() => read(keys))).toMatch(/^PUSH_CONTACT: /)
    expect(refusal(() => read({ PUSH_CONTACT }))).toMatch(/^PUSH_PUBLIC_KEY: /)
  })
})

describe('a shop behind https, or on PostgreSQL', () => {
  const AUTH_SECRET = 'x'.repeat(32)

  it.each([
    ['PUBLIC_URL', 'https://shop.example'],
    ['DATABASE_URL', 'postgres://shop:sesame@db:5432/shop'],
    ['DATABASE_URL', 'postgresql://db/shop?host=%2Ftmp'],
  ])('with %s %s is not opened without a secret of its own', (name, given) => {
    expect(refusal(() => read({ [name]: given }))).toBe(
      'AUTH_SECRET: expected at least 32 characters, which are required with DATABASE_URL or an https PUBLIC_URL. ' +
        'If DATA_DIR contains auth-secret, set its content, so that sessions and authenticator apps keep working.',
    )
    expect(read({ [name]: given, AUTH_SECRET })).toMatchObject({ [name]: given })
  })

  it('has no address past a pooler without that of the pooler', () => {
    const DATABASE_DIRECT_URL = 'postgres://db/shop'
    expect(refusal(() => read({ DATABASE_DIRECT_URL, AUTH_SECRET }))).toMatch(/^DATABASE_URL: /)
  })

  it('in the home network needs none', () => {
    expect(read({ PUBLIC_URL: 'http://192.168.1.5:3000' }).AUTH_SECRET).toBeUndefined()
  })
})

describe('mail by SMTP', () => {
  const smtp = 'smtps://shop:sesame@mail.example:465'

  it('needs the address that links begin with: an asker must not choose it', () => {
    const message = refusal(() => read({ SMTP_URL: smtp }))
    expect(message).toMatch(/^PUBLIC_URL: expected /)
    expect(message).not.toContain('sesame')
  })

  it('is taken together with it', () => {
    const given = { SMTP_URL: smtp, PUBLIC_URL: 'http://shop.example' }
    expect(read(given)).toMatchObject(given)
  })
})

describe('a provider to sign in with', () => {
  const google = { SOCIAL_GOOGLE_ID: 'id', SOCIAL_GOOGLE_SECRET: 'secret' }
  const oidc = { SOCIAL_OIDC_ID: 'id', SOCIAL_OIDC_SECRET: 'secret' }
  const PUBLIC_URL = 'http://shop.example'

  it.each(['https://id.example', 'https://id.example/realm/', 'http://127.0.0.1:8080'])(
    'may be any, such as %s',
    SOCIAL_OIDC_ISSUER => {
      const config = read({ ...oidc, SOCIAL_OIDC_ISSUER, PUBLIC_URL })
      expect(socialProvidersFrom(config)).toMatchObject([
        { id: 'oidc', name: 'Single sign-on', issuer: SOCIAL_OIDC_ISSUER, clientId: 'id' },
      ])
    },
  )

  it('is offered where it is set up, and no other', () => {
    expect(socialProvidersFrom(read({}))).toEqual([])
    expect(socialProvidersFrom(read({ ...google, PUBLIC_URL })).map(({ id }) => id)).toEqual([
      'google',
    ])
  })

  it.each([
    ['PUBLIC_URL', google],
    ['SOCIAL_GOOGLE_SECRET', { SOCIAL_GOOGLE_ID: 'id', PUBLIC_URL }],
    ['SOCIAL_APPLE_ID', { SOCIAL_APPLE_SECRET: 'secret', PUBLIC_URL }],
    ['SOCIAL_OIDC_ISSUER', { ...oidc, PUBLIC_URL }],
  ])('without its %s stops the start, and no secret is told', (name, given) => {
    const message = refusal(() => read(given))
    expect(message).toMatch(new RegExp(`^${name}: expected (a|the) [^,]+(, without a path)?\\.$`))
    expect(message).not.toContain('undefined')
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

it('an argument stops the start, since the server has only settings', () => {
  expect(refusal(() => refuseArguments([]))).toBe('no refusal')
  expect(refusal(() => refuseArguments(['--port', '8080']))).toMatch(
    /^The server takes no arguments, such as --port: /,
  )
})
