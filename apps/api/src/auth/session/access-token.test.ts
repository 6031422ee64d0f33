import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/rows-of.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

type Claims = Record<string, unknown>

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
let shop: Awaited<ReturnType<typeof openTestApp>>
let token: string
let claims: Claims
let kid: string

beforeAll(async () => {
  shop = await openTestApp()
  const browser = openBrowser(shop.app)
  await browser.signUp('mara@example.com')
  token = (await browser.post('/api/session/refresh')).body.access_token
  claims = decodeJwt(token)
  kid = decodeProtectedHeader(token).kid ?? ''
})
afterAll(() => shop.close())

async function userOf(bearer: string) {
  const client = openBrowser(shop.app)
  const headers = { authorization: `Bearer ${bearer}` }
  return (await client.send('GET', '/api/session', undefined, headers)).body.user
}

async function publishedKey() {
  const { body } = await openBrowser(shop.app).get('/.well-known/jwks.json')
  return body.keys.find((key: { kid: string }) => key.kid === kid)
}

describe('an access token', () => {
  it('carries what the specification names, for 15 minutes', () => {
    expect(claims).toMatchObject({ iss: 'aisleway', aud: 'aisleway', aal: 'aal1' })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(15 * 60)
    expect(Object.keys(claims).sort()).toEqual(['aal', 'aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  it('opens the API to a client without cookies', async () => {
    expect(await userOf(token)).toMatchObject({ id: claims.sub, email: 'mara@example.com' })
  })

  it('is checked by anybody with the published keys alone', async () => {
    const key = await importJWK(await publishedKey())
    const { payload } = await jwtVerify(token, key, { audience: 'aisleway', issuer: 'aisleway' })
    expect(payload.sub).toBe(claims.sub)
  })

  it('cannot be turned into a new one without the cookie', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const { status, headers: answered } = await openBrowser(shop.app).send(
      'POST',
      '/api/session/refresh',
      {},
      headers,
    )
    expect(status).toBe(401)
    expect(answered.getSetCookie()).toEqual([])
  })

  it('that is bad is not made good by a cookie beside it', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('both@example.com')
    const headers = { authorization: `Bearer ${token}x` }
    expect((await browser.send('GET', '/api/session', undefined, headers)).body.user).toBeNull()
  })
})

describe('the published keys', () => {
  it('hold public halves only, and may be cached', async () => {
    const { body, headers } = await openBrowser(shop.app).get('/.well-known/jwks.json')
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    for (const key of body.keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    }
  })

  it('stand in the database with their private half encrypted', async () => {
    const rows = await rowsOf<{ private_jwk: string }>(
      shop.database.queries,
      'SELECT * FROM signing_keys',
    )
    expect(rows).toHaveLength(1)
    const bytes = Buffer.from(rows[0]?.private_jwk ?? '', 'base64url').toString('latin1')
    expect(bytes).not.toMatch(/"d"|"kty"/)
  })
})

describe('a forged access token', () => {
  const sign = (given: Claims, key: KeyObject | Uint8Array, header = {}) =>
    new SignJWT(given).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(key)

  /** The server's own key, to sign claims that it must refuse nevertheless. */
  const signAsServer = async (given: Claims) => sign(given, (await ownKey()).privateKey)

  const forgeries: [string, () => Promise<string> | string][] = [
    ['without a signature', () => new UnsecuredJWT(claims).encode()],
    [
      'with alg none and the old signature',
      () => [encoded({ alg: 'none', kid }), ...token.split('.').slice(1)].join('.'),
    ],
    [
      'signed as HS256 with the public key as PEM',
      async () => sign(claims, Buffer.from(pemOf(await publishedKey())), { alg: 'HS256' }),
    ],
    [
      'signed as HS256 with the public key as JSON',
      async () => sign(claims, Buffer.from(JSON.stringify(await publishedKey())), { alg: 'HS256' }),
    ],
    ['signed by a foreign key under our key’s name', () => sign(claims, keys.privateKey)],
    [
      'signed by a foreign key under its own name',
      () => sign(claims, keys.privateKey, { kid: 'theirs' }),
    ],
    [
      'that brings its key along',
      () => sign(claims, keys.privateKey, { jwk: keys.publicKey.export({ format: 'jwk' }) }),
    ],
    ['with other claims under the old signature', () => swapped({ ...claims, sub: 'another' })],
    ['that has expired', () => signAsServer({ ...claims, exp: Number(claims.iat) - 1 })],
    ['without an end', () => signAsServer({ ...claims, exp: undefined })],
    ['for another audience', () => signAsServer({ ...claims, aud: 'elsewhere' })],
    ['without an audience', () => signAsServer({ ...claims, aud: undefined })],
    ['of another issuer', () => signAsServer({ ...claims, iss: 'https://evil.test' })],
    ['that is not valid yet', () => signAsServer({ ...claims, nbf: Number(claims.exp) })],
    ['of a session that is none', () => signAsServer({ ...claims, sid: 'none' })],
    ['whose session is no text', () => signAsServer({ ...claims, sid: { $ne: '' } })],
    ['that is empty', () => '..'],
    ['that is noise', () => 'noise'],
  ]

  it.each(forgeries)('%s opens nothing', async (_, forge) => {
    expect(await userOf(await forge())).toBeNull()
  })

  it('is told apart by these tests: one signed by the server’s key does open', async () => {
    expect(await userOf(await signAsServer(claims))).not.toBeNull()
  })

  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

  function swapped(given: Claims): string {
    const [header, , signature] = token.split('.')
    return [header, encoded(given), signature].join('.')
  }
})

/** The private key that the server signs with, decrypted with the server's secret. */
async function ownKey() {
  const { signingKeys } = await import('./signing-keys.ts')
  const { database, auth } = shop
  const deps = { database, secret: auth.secret, now: () => new Date(), tokenSeconds: 900 }
  return signingKeys(deps).current()
}

function pemOf(jwk: JsonWebKey): string {
  return createPublicKey({ key: jwk as never, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  }) as string
}
