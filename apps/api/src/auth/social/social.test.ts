import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catchLog } from '../../testing/catch-log.ts'
import { startOidcProvider } from '../../testing/services/oidc-provider.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'
import { accounts, sessions, users } from '../tables.ts'

const people = {
  mara: { name: 'Mara Kimball', email: 'mara@example.com', email_verified: true },
  theo: { name: 'Theo Lind', email: 'theo@example.com', email_verified: false },
  owner: { name: 'Not The Owner', email: 'owner@example.com', email_verified: true },
  nobody: { name: 'No Address' },
}

let provider: Awaited<ReturnType<typeof startOidcProvider>>
let shop: Awaited<ReturnType<typeof openTestApp>>

beforeAll(async () => {
  provider = await startOidcProvider({ people, redirectUri })
  const { issuer, clientId, clientSecret } = provider
  const socialProviders = [{ id: 'oidc', name: 'Test ID', issuer, clientId, clientSecret }]
  shop = await openTestApp([], { publicUrl: shopUrl, socialProviders })
})

afterAll(async () => {
  await provider.close()
  await shop.close()
})

beforeEach(async () => {
  await shop.database.queries.delete(users)
})

const shopUrl = 'http://shop.test'
const redirectUri = `${shopUrl}/api/auth/callback/oidc`
const visitor = () => openBrowser(shop.app)
type Visitor = ReturnType<typeof visitor>

const start = (browser: Visitor, body: Record<string, unknown> = {}) =>
  browser.post('/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/browse', ...body })

/** The address at the provider to which the browser is sent. */
const authorization = async (browser: Visitor): Promise<URL> =>
  new URL((await start(browser)).body.url)

/** Opens the provider's answer in the browser and returns where that leads. */
async function open(browser: Visitor, answer: URL): Promise<string | null> {
  return (await browser.get(answer.pathname + answer.search)).headers.get('location')
}

async function signIn(browser: Visitor, person: keyof typeof people) {
  return open(browser, await provider.answerAs(person, (await authorization(browser)).href))
}

const signedInAs = async (browser: Visitor) => (await browser.get('/api/session')).body.user

const count = (table: typeof users | typeof accounts | typeof sessions) =>
  shop.database.queries.$count(table)

describe('signing in with an account elsewhere', () => {
  it('opens an account on the first time, and the same one ever after', async () => {
    const phone = visitor()
    expect(await signIn(phone, 'mara')).toBe('/browse')
    const first = await signedInAs(phone)
    expect(first).toMatchObject({
      email: 'mara@example.com',
      fullName: 'Mara Kimball',
      emailVerified: true,
    })
    const laptop = visitor()
    expect(await signIn(laptop, 'mara')).toBe('/browse')
    expect(await signedInAs(laptop)).toEqual(first)
    expect(await count(users)).toBe(1)
    expect(await count(accounts)).toBe(1)
  })

  it('leads a new shopper to onboarding where the page asks for it', async () => {
    const browser = visitor()
    const { body } = await start(browser, { newUserCallbackURL: '/onboarding' })
    expect(await open(browser, await provider.answerAs('mara', body.url))).toBe('/onboarding')
  })

  it('asks with state, a PKCE challenge and a nonce, each new every time', async () => {
    const [first, second] = [await authorization(visitor()), await authorization(visitor())]
    expect(first.origin).toBe(provider.issuer)
    expect(first.searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)?.length).toBeGreaterThanOrEqual(32)
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
    }
  })

  it('keeps no token of the provider', async () => {
    await signIn(visitor(), 'mara')
    await signIn(visitor(), 'mara')
    const [account] = await shop.database.queries.select().from(accounts)
    expect(account).toMatchObject({ accessToken: null, refreshToken: null, idToken: null })
  })

  it('does not take an address for verified that the provider has not verified', async () => {
    const browser = visitor()
    await signIn(browser, 'theo')
    expect(await signedInAs(browser)).toMatchObject({ emailVerified: false })
  })

  it('says so when the provider tells no address', async () => {
    expect(await signIn(visitor(), 'nobody')).toBe('/auth?error=no_email')
    expect(await count(users)).toBe(0)
  })

  it('leads back when the shopper cancels', async () => {
    const browser = visitor()
    const answer = await provider.answerAs('', (await authorization(browser)).href)
    expect(await open(browser, answer)).toBe('/auth?error=cancelled')
  })

  it('is offered by name in what the page is told', async () => {
    const { body } = await visitor().get('/api/config')
    expect(body.signInProviders).toEqual([{ id: 'oidc', name: 'Test ID' }])
    expect(JSON.stringify(body)).not.toContain(provider.clientSecret)
  })
})

describe('an address that has an account with a password', () => {
  it('is never linked: the provider’s visitor is refused, the owner’s account is as it was', async () => {
    const owner = visitor()
    await owner.signUp('owner@example.com', 'sesame seeds', 'The Owner')
    const before = await count(sessions)
    const other = visitor()
    expect(await signIn(other, 'owner')).toBe('/auth?error=account_exists')
    expect(await signedInAs(other)).toBeNull()
    expect(await count(sessions)).toBe(before)
    expect(await count(accounts)).toBe(1)
    expect(await signedInAs(owner)).toMatchObject({ fullName: 'The Owner', emailVerified: false })
    expect((await visitor().signIn('owner@example.com')).status).toBe(200)
  })

  it('is not linked while its owner is signed in in the same browser either', async () => {
    const owner = visitor()
    await owner.signUp('owner@example.com')
    expect(await signIn(owner, 'owner')).toBe('/auth?error=account_exists')
    expect(await count(accounts)).toBe(1)
  })
})

describe('an attacker', () => {
  const nobodyIsIn = async (browser: Visitor) => {
    expect(await signedInAs(browser)).toBeNull()
    expect(await count(sessions)).toBe(0)
  }

  it.each(['', 'guessed-state-of-somebody', 'null'])(
    'gets nowhere with the state %j',
    async state => {
      const browser = visitor()
      const answer = await provider.answerAs('mara', (await authorization(browser)).href)
      answer.searchParams.set('state', state)
      expect(await open(browser, answer)).toBe('/auth?error=expired')
      await nobodyIsIn(browser)
    },
  )

  it('cannot sign a victim in to the attacker’s account: the state is bound to a browser', async () => {
    const answer = await provider.answerAs('mara', (await authorization(visitor())).href)
    const victim = visitor()
    expect(await open(victim, answer)).toBe('/auth?error=expired')
    await authorization(victim)
    expect(await open(victim, answer)).toBe('/auth?error=expired')
    await nobodyIsIn(victim)
  })

  it('cannot pass an ID token of another sign-in: the nonce is checked', async () => {
    const log = catchLog()
    for (const nonce of ['another-nonce', undefined]) {
      const browser = visitor()
      const address = await authorization(browser)
      if (nonce) address.searchParams.set('nonce', nonce)
      else address.searchParams.delete('nonce')
      const answer = await provider.answerAs('mara', address.href)
      expect(await open(browser, answer)).toBe('/auth?error=failed')
      await nobodyIsIn(browser)
    }
    expect(log.entries).toHaveLength(2)
    log.release()
  })

  it('cannot use an answer a second time', async () => {
    const browser = visitor()
    const answer = await provider.answerAs('mara', (await authorization(browser)).href)
    expect(await open(browser, answer)).toBe('/browse')
    expect(await open(browser, answer)).toBe('/auth?error=expired')
    expect(await count(sessions)).toBe(1)
  })

  it('cannot open ten sessions with one answer sent ten times at once', async () => {
    const browser = visitor()
    const answer = await provider.answerAs('mara', (await authorization(browser)).href)
    const cookies = new Map(browser.cookies)
    await Promise.all(
      Array.from({ length: 10 }, () => {
        const again = visitor()
        for (const [name, value] of cookies) again.cookies.set(name, value)
        return open(again, answer)
      }),
    )
    expect(await count(sessions)).toBeLessThanOrEqual(1)
  })

  it('cannot use a code with another state: neither a spent one nor one from another browser', async () => {
    const browser = visitor()
    const spent = await provider.answerAs('mara', (await authorization(browser)).href)
    await open(browser, spent)
    await shop.database.queries.delete(sessions)
    const stolen = await provider.answerAs('mara', (await authorization(visitor())).href)
    for (const { searchParams } of [spent, stolen]) {
      const attacker = visitor()
      const state = (await authorization(attacker)).searchParams.get('state') ?? ''
      const code = searchParams.get('code') ?? ''
      const answer = new URL(`${shopUrl}/api/auth/callback/oidc`)
      answer.search = new URLSearchParams({ code, state, iss: provider.issuer }).toString()
      expect(await open(attacker, answer)).toBe('/auth?error=failed')
      await nobodyIsIn(attacker)
    }
  })

  it('cannot pass an answer of another provider for this one’s', async () => {
    const browser = visitor()
    const answer = await provider.answerAs('mara', (await authorization(browser)).href)
    answer.searchParams.set('iss', 'https://evil.example')
    expect(await open(browser, answer)).toBe('/auth?error=failed')
    await nobodyIsIn(browser)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    `${shopUrl}.evil.example/`,
    `${shopUrl}/browse`,
  ])('cannot have a shopper sent on to %j', async address => {
    for (const name of ['callbackURL', 'newUserCallbackURL']) {
      expect((await start(visitor(), { [name]: address })).status).toBe(400)
    }
  })

  it.each([
    ['errorCallbackURL', '/browse'],
    ['idToken', { token: 'a.b.c' }],
    ['scopes', ['admin']],
    ['additionalParams', { prompt: 'none' }],
    ['additionalData', { link: { userId: 'x', email: 'owner@example.com' } }],
    ['requestSignUp', true],
  ])('cannot use the library’s own %s', async (name, value) => {
    expect((await start(visitor(), { [name]: value })).status).toBe(400)
  })

  it.each(['/link-social', '/unlink-account', '/get-access-token', '/refresh-token', '/error'])(
    'finds the library’s %s closed',
    async path => {
      const owner = visitor()
      await owner.signUp('owner@example.com')
      expect((await owner.post(`/api/auth${path}`)).status).toBe(404)
      expect((await owner.get(`/api/auth${path}`)).status).toBe(404)
    },
  )

  it('finds no provider that is not configured', async () => {
    expect((await start(visitor(), { provider: 'google' })).status).toBe(404)
    const location = (await visitor().get('/api/auth/callback/google?code=x&state=y')).headers
    expect(location.get('location')).toBe('/auth?error=expired')
  })
})

it('a provider that is away fails one sign-in; it is asked again for the next', async () => {
  const log = catchLog()
  const late = await startOidcProvider({ people, redirectUri })
  const { issuer, clientId, clientSecret } = late
  await late.close()
  const { app, database } = await openTestApp([], {
    database: shop.database,
    publicUrl: shopUrl,
    socialProviders: [{ id: 'oidc', name: 'Late', issuer, clientId, clientSecret }],
  })
  expect(database).toBe(shop.database)
  const browser = openBrowser(app)
  expect((await start(browser)).status).toBe(502)
  expect((await browser.signUp('owner@example.com')).status).toBe(200)
  const back = await startOidcProvider({
    people,
    redirectUri,
    port: Number(new URL(issuer).port),
  })
  expect((await start(browser)).status).toBe(200)
  await back.close()
  log.release()
})

it('over https the state’s cookie is locked to this host', async () => {
  const { issuer, clientId, clientSecret } = provider
  const { app } = await openTestApp([], {
    database: shop.database,
    publicUrl: 'https://shop.test',
    socialProviders: [{ id: 'oidc', name: 'Test ID', issuer, clientId, clientSecret }],
  })
  const { headers } = await start(openBrowser(app, { origin: 'https://shop.test' }))
  expect(headers.getSetCookie().join()).toMatch(
    /^__Host-aisleway_state=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})
