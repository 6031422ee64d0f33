import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { argon2Threads } from '../../auth/password/argon2-threads.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([], { argon2: argon2Threads })
})
afterAll(() => shop.close())

const sessionOf = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/api/session')).body.user

describe('signing up', () => {
  it('signs in at once', async () => {
    const browser = openBrowser(shop.app)
    expect((await browser.signUp('mara@example.com')).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({
      email: 'mara@example.com',
      fullName: 'Mara Kimball',
    })
  })

  it('refuses an address that has an account, whatever its case', async () => {
    await openBrowser(shop.app).signUp('taken@example.com')
    const second = openBrowser(shop.app)
    expect((await second.signUp('Taken@Example.com')).status).toBe(422)
    expect(await sessionOf(second)).toBeNull()
  })

  it.each([
    ['an address without a domain', 'mara@', 'sesame seeds', 'Mara', /valid email address$/],
    ['five characters', 'a1@example.com', '12345', 'Mara', /^Password .* at least 6 char/],
    ['129 characters', 'a2@example.com', 'x'.repeat(129), 'Mara', /^Password .* at most 128 char/],
    ['a name of one letter', 'a3@example.com', 'sesame seeds', ' M ', /enter your full name$/],
    ['101 letters', 'a4@example.com', 'sesame seeds', 'M'.repeat(101), /name .* at most 100 char/],
  ])('refuses %s and says why', async (_, email, password, name, reason) => {
    const refused = await openBrowser(shop.app).signUp(email, password, name)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(reason)
  })

  it('takes a password of exactly six characters', async () => {
    expect((await openBrowser(shop.app).signUp('six@example.com', '123456')).status).toBe(200)
  })

  it('keeps the password as argon2id', async () => {
    await openBrowser(shop.app).signUp('hash@example.com')
    const [row] = await shop.database.runPrepared<{ password: string }>(
      'SELECT password FROM accounts JOIN users ON users.id = user_id WHERE email = $1',
      ['hash@example.com'],
    )
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('signing in', () => {
  it('takes the right password only', async () => {
    await openBrowser(shop.app).signUp('ben@example.com')
    const browser = openBrowser(shop.app)
    expect((await browser.signIn('ben@example.com', 'poppy seeds')).status).toBe(401)
    expect(await sessionOf(browser)).toBeNull()
    expect((await browser.signIn('ben@example.com')).status).toBe(200)
    expect(await sessionOf(browser)).toMatchObject({ email: 'ben@example.com' })
  })

  it('answers alike whether or not the address has an account', async () => {
    await openBrowser(shop.app).signUp('known@example.com')
    const known = await openBrowser(shop.app).signIn('known@example.com', 'wrong password')
    const unknown = await openBrowser(shop.app).signIn('unknown@example.com', 'wrong password')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
  })
})

describe('a session', () => {
  it('ends at sign-out, also for a copy of its cookie', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('out@example.com')
    const thief = openBrowser(shop.app)
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    expect(await sessionOf(thief)).not.toBeNull()
    await browser.signOut()
    expect(await sessionOf(browser)).toBeNull()
    expect(await sessionOf(thief)).toBeNull()
  })

  it('is nobody’s with a cookie that was tampered with', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('tamper@example.com')
    const [[name, value] = ['', '']] = [...browser.cookies]
    for (const forged of [`x${value}`, value.slice(0, -4), value.split('.')[0] ?? '', '', '.']) {
      browser.cookies.set(name, forged)
      expect(await sessionOf(browser), forged).toBeNull()
    }
  })

  it('rides in a cookie that scripts cannot read', async () => {
    const { headers } = await openBrowser(shop.app).signUp('cookie@example.com')
    expect(headers.getSetCookie().join()).toMatch(/HttpOnly/i)
    expect(headers.getSetCookie().join()).toMatch(/SameSite=Lax/i)
  })

  it('expires', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('late@example.com')
    await shop.database.queries.execute(
      "UPDATE sessions SET expires_at = now() AT TIME ZONE 'UTC' - interval '1 second'",
    )
    expect(await sessionOf(browser)).toBeNull()
  })
})

describe('a page of another site', () => {
  it('cannot write in the shopper’s name', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('csrf@example.com')
    const foreign = { origin: 'https://evil.test', 'content-type': 'text/plain' }
    expect((await browser.send('POST', '/api/cart/merge', { items: [] }, foreign)).status).toBe(403)
    expect((await browser.send('POST', '/api/auth/sign-out', {}, foreign)).status).toBe(403)
  })
})

describe('the library’s endpoints that are not named', () => {
  it.each([
    '/api/auth/update-user',
    '/api/auth/delete-user',
    '/api/auth/list-sessions',
    '/api/auth/get-session',
  ])('%s is closed', async path => {
    const browser = openBrowser(shop.app)
    expect((await browser.post(path)).status).toBe(404)
    expect((await browser.get(path)).status).toBe(404)
  })
})
