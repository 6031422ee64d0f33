import { apiPrefix, contract } from '@aisleway/core/contract'
import { traverseContractProcedures } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTotp, type TestFactor } from '../../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

type Browser = ReturnType<typeof openBrowser>

const email = 'mara@example.com'
let shop: Awaited<ReturnType<typeof openTestApp>>
let owner: Browser
let pending: Browser
let factor: TestFactor

beforeAll(async () => {
  shop = await openTestApp()
  owner = openBrowser(shop.app)
  await owner.signUp(email)
  factor = await addTotp(owner)
  pending = openBrowser(shop.app)
  await pending.signIn(email)
})
afterAll(() => shop.close())

type Route = { name: string; method: string; path: string }

/** Every route of the contract, including any that are added later. */
const routes: Route[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: route, path: name }) => {
  const { method = 'POST', path = '' } = route['~orpc'].route
  routes.push({ name: name.join('.'), method, path })
})

/** The routes that complete the sign-in, and the one that tells who is signed in. */
const open = ['account.session', 'factors.challenge', 'factors.verify', 'factors.recover']

async function ask(browser: Browser, { method, path }: Route) {
  const filled = path.replaceAll(/\{\+?(\w+)\}/g, (_, name) =>
    name === 'factorId' ? factor.id : '00000000-0000-4000-8000-000000000000',
  )
  const body = method === 'GET' ? undefined : {}
  const answer = await browser.send(method, `${apiPrefix}${filled}`, body)
  return { status: answer.status, body: answer.body, cookies: answer.headers.getSetCookie() }
}

describe('a session that owes its second factor', () => {
  it('is looked at on every route: there are many', () => {
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(open))
  })

  it.each(routes.filter(({ name }) => !open.includes(name)))(
    '$name answers it exactly as a visitor',
    async route => {
      const visitor = await ask(openBrowser(shop.app), route)
      expect(await ask(pending, route)).toEqual(visitor)
    },
  )

  it.each(routes.filter(({ name }) => open.includes(name)))(
    '$name knows it, and tells nothing of the user',
    async route => {
      const answered = await ask(pending, route)
      expect(answered).not.toEqual(await ask(openBrowser(shop.app), route))
      expect(JSON.stringify(answered)).not.toMatch(/mara/i)
    },
  )

  it('has no access token, and its like is none in the page', async () => {
    expect((await pending.post('/api/session/refresh')).status).toBe(401)
    const cookie = [...pending.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const found = await shop.findSession(new Headers({ cookie }))
    expect(found).toMatchObject({ needsFactor: true, aal: 'aal1' })
  })

  it('cannot use an access token that was made before the factor was', async () => {
    const ben = openBrowser(shop.app)
    await ben.signUp('ben@example.com')
    const elsewhere = openBrowser(shop.app)
    await elsewhere.signIn('ben@example.com')
    const { body } = await elsewhere.post('/api/session/refresh')
    const headers = { authorization: `Bearer ${body.access_token}` }
    const client = openBrowser(shop.app)
    const profile = () => client.send('GET', '/api/profile', undefined, headers)
    expect((await profile()).status).toBe(200)
    await addTotp(ben)
    expect((await profile()).status).toBe(401)
  })

  it('can sign out', async () => {
    const other = openBrowser(shop.app)
    await other.signIn(email)
    const copy = openBrowser(shop.app)
    for (const [name, value] of other.cookies) copy.cookies.set(name, value)
    expect((await other.signOut()).status).toBe(200)
    expect((await copy.get('/api/session')).body).toEqual({ user: null, challenge: null })
  })
})
