import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type AccessTokens, accessTokens } from './access-token.ts'
import { publishedMaxAgeSeconds } from './key-rotation.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 1)
const user = { id: 'u', email: 'mara@example.com', fullName: 'Mara', emailVerified: true }
const session = { id: 's', aal: 'aal1', user } as const

let database: TestDatabase
let time = start
const now = () => new Date(time)
const server = (secret = 'a secret of more than 32 characters for tests') =>
  accessTokens({ database, secret, publicUrl: undefined, now })

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const kidsOf = async (tokens: AccessTokens) => (await tokens.publicKeys()).keys.map(key => key.kid)

describe('over 65 days of changing keys', () => {
  it('no token is refused while it lives: by neither server, nor by a cache of the keys', async () => {
    const servers = [server(), server()]
    const cache = outsideCache(servers[1]!)
    const living: { jwt: string; expiresAt: number }[] = []
    const signers = new Set<string>()
    let [checked, refused] = [0, 0]
    for (time = start; time < start + 65 * 24 * 60 * minute; time += stepAt(time)) {
      const signed = await servers[checked % 2]!.sign(session)
      living.push({ jwt: signed.access_token, expiresAt: signed.expires_at * 1000 })
      signers.add(
        JSON.parse(Buffer.from(signed.access_token.split('.')[0]!, 'base64').toString()).kid,
      )
      while (living[0] && living[0].expiresAt <= time) living.shift()
      for (const { jwt } of living) {
        const answers = [
          ...(await Promise.all(servers.map(each => each.verify(jwt)))),
          await cache.verify(jwt),
        ]
        checked += answers.length
        refused += answers.filter(found => !found).length
      }
    }
    expect(signers.size).toBe(3)
    expect(checked).toBeGreaterThan(1500)
    expect(refused).toBe(0)
  })

  it('a new key is published for an hour before it signs, and the old one goes in the end', async () => {
    const tokens = server()
    time = start + 70 * 24 * 60 * minute
    await tokens.sign(session)
    const [old] = (await kidsOf(tokens)).slice(-1)
    const firstDay = time
    time += 28 * 24 * 60 * minute
    let publishedAt = 0
    let signedAt = 0
    for (; !signedAt; time += 10 * minute) {
      const kids = await kidsOf(tokens)
      if (!publishedAt && kids.at(-1) !== old) publishedAt = time
      const { access_token: jwt } = await tokens.sign(session)
      const { kid } = JSON.parse(Buffer.from(jwt.split('.')[0]!, 'base64').toString())
      if (kid !== old) signedAt = time
    }
    expect(signedAt - publishedAt).toBeGreaterThanOrEqual(60 * minute)
    expect(signedAt - firstDay).toBeLessThanOrEqual(30 * 24 * 60 * minute)
    expect(await kidsOf(tokens)).toContain(old)
    time += 30 * minute
    expect(await kidsOf(tokens)).not.toContain(old)
  })
})

describe('servers that start at the same moment', () => {
  it('make one key together', async () => {
    const before = (await kidsOf(server())).length
    time += 90 * 24 * 60 * minute
    await Promise.all(Array.from({ length: 8 }, () => server().sign(session)))
    expect((await kidsOf(server())).length).toBeLessThanOrEqual(before + 1)
  })
})

describe('after AUTH_SECRET was changed', () => {
  it('a new key signs at once, and tokens of the old one still hold', async () => {
    const { access_token: old } = await server().sign(session)
    const changed = server('another secret of more than 32 characters')
    const { access_token: fresh } = await changed.sign(session)
    expect(await changed.verify(old)).toEqual({ sessionId: 's' })
    expect(await changed.verify(fresh)).toEqual({ sessionId: 's' })
  })
})

describe('a flood of unknown key ids', () => {
  it('asks the database at most once in five seconds', async () => {
    let reads = 0
    const counted = new Proxy(database, {
      get: (target, name) => {
        if (name === 'queries') reads++
        return Reflect.get(target, name)
      },
    })
    const tokens = accessTokens({ database: counted, secret: 'x'.repeat(32), publicUrl: 'x', now })
    await tokens.sign(session)
    const header = Buffer.from('{"alg":"ES256","kid":"unknown"}').toString('base64url')
    reads = 0
    for (let i = 0; i < 200; i++) await tokens.verify(`${header}.e30.AAAA`)
    expect(reads).toBe(0)
    time += 5000
    for (let i = 0; i < 200; i++) await tokens.verify(`${header}.e30.AAAA`)
    expect(reads).toBe(1)
  })
})

/** Another API that caches the published keys for as long as it may. */
function outsideCache(from: AccessTokens) {
  let kept: { keyOf: ReturnType<typeof createLocalJWKSet>; until: number } | undefined
  return {
    verify: async (jwt: string) => {
      if (!kept || kept.until <= time) {
        const keyOf = createLocalJWKSet(await from.publicKeys())
        kept = { keyOf, until: time + publishedMaxAgeSeconds * 1000 }
      }
      const options = { currentDate: now(), audience: 'aisleway' }
      return jwtVerify(jwt, kept.keyOf, options).catch(() => null)
    },
  }
}

/** Steps of six hours, and of minutes around each change of keys. */
function stepAt(at: number): number {
  const hours = ((at - start) / (60 * minute)) % (30 * 24)
  return hours > 30 * 24 - 7 || hours < 1 ? 5 * minute : 6 * 60 * minute
}
