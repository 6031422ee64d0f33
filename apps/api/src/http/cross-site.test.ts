import { contract } from '@aisleway/core/contract'
import type { AnyContractProcedure } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaths } from '../auth/auth.ts'
import { accounts, sessions, users } from '../auth/tables.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let victim: ReturnType<typeof openBrowser>

beforeAll(async () => {
  shop = await openTestApp()
  victim = openBrowser(shop.app)
  await victim.signUp('mara@example.com')
})
afterAll(() => shop.close())

type Mutation = { method: string; path: string }

/** Every route of the contract that is not a GET, and every path of the sign-in library. */
const mutations: Mutation[] = [
  ...proceduresOf(contract)
    .map(procedure => procedure['~orpc'].route)
    .map(({ method = 'POST', path = '' }) => ({ method, path: `/api${filled(path)}` }))
    .filter(({ method }) => method !== 'GET'),
  ...openPaths.map(path => ({ method: 'POST', path: `/api/auth${filled(path)}` })),
]

function proceduresOf(node: object): AnyContractProcedure[] {
  if (isContractProcedure(node)) return [node]
  return Object.values(node).flatMap(proceduresOf)
}

/** With a value for each parameter. */
function filled(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+/g, '00000000-0000-4000-8000-000000000000')
}

/** What a form, or a fetch without a preflight request, can send to another site; and JSON. */
const contentTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain;charset=UTF-8',
  'Text/Plain',
  undefined,
  'application/json',
]

const attackers = [
  'https://evil.example',
  'http://shop.test.evil.example',
  'http://evil.test:80',
  'null',
]

function send({ method, path }: Mutation, origin: string | undefined, type: string | undefined) {
  return shop.app.request(`http://shop.test${path}`, {
    method,
    headers: {
      host: 'shop.test',
      cookie: [...victim.cookies].map(pair => pair.join('=')).join('; '),
      ...(origin !== undefined && { origin, 'sec-fetch-site': 'cross-site' }),
      ...(type !== undefined && { 'content-type': type }),
    },
    body: Buffer.from('{"email":"mara@example.com","password":"sesame seeds"}'),
  })
}

/** What an attack could have changed. */
async function stateOfShop() {
  const { queries } = shop.database
  return [
    await queries.select().from(users),
    await queries.select().from(accounts),
    await queries.select({ id: sessions.id, aal: sessions.aal }).from(sessions),
    (await victim.get('/api/cart')).body,
  ]
}

describe('a form on another site', () => {
  it('finds many mutations to try', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(20)
    expect(new Set(mutations.map(({ method }) => method))).toEqual(
      new Set(['POST', 'PUT', 'PATCH', 'DELETE']),
    )
  })

  it.each(mutations)(
    'does nothing with $method $path, though cookies come with it',
    async mutation => {
      const before = await stateOfShop()
      for (const origin of attackers) {
        for (const type of contentTypes) {
          const answer = await send(mutation, origin, type)
          expect(answer.status, `${origin} ${type}`).toBe(403)
          expect(answer.headers.getSetCookie()).toEqual([])
        }
      }
      expect(await stateOfShop()).toEqual(before)
    },
  )

  it.each(mutations)(
    'could do something with $method $path, were it on this site',
    async mutation => {
      const origin = 'http://shop.test'
      // Ends the session and the account: they are tried as a visitor would.
      const isFatal = /sign-out|deletion/.test(mutation.path)
      const kept = new Map(victim.cookies)
      if (isFatal) victim.cookies.clear()
      const { status } = await send(mutation, origin, 'application/json')
      for (const [name, value] of kept) victim.cookies.set(name, value)
      expect(status).not.toBe(403)
    },
  )

  it('may read, and a client that is no browser may write', async () => {
    const read = await shop.app.request('http://shop.test/api/config', {
      headers: { host: 'shop.test', origin: 'https://evil.example' },
    })
    expect(read.status).toBe(200)
    const answer = await send(
      { method: 'PUT', path: '/api/cart/items/none' },
      undefined,
      'application/json',
    )
    expect(answer.status).not.toBe(403)
  })

  it.each(mutations)('is not allowed to send JSON to $path either', async ({ method, path }) => {
    const { headers } = await shop.app.request(`http://shop.test${path}`, {
      method: 'OPTIONS',
      headers: {
        host: 'shop.test',
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('may post Apple’s answer, and that alone, which checks its state', async () => {
    const answer = (path: string) =>
      send({ method: 'POST', path }, 'https://appleid.apple.com', contentTypes[0])
    const callback = await answer('/api/auth/callback/apple')
    expect(callback.status).toBe(302)
    expect(callback.headers.get('location')).toMatch(/\/api\/auth\/callback\/apple\?/)
    expect((await answer('/api/auth/callback/google')).status).toBe(403)
    expect((await answer('/api/auth/sign-in/email')).status).toBe(403)
  })
})
