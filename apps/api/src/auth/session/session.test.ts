import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/rows-of.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

type Browser = ReturnType<typeof openBrowser>

const day = 24 * 60 * 60 * 1000
const origin = 'https://market.example'
let time = 0
let home: Awaited<ReturnType<typeof openTestApp>>
let shop: Awaited<ReturnType<typeof openTestApp>>

beforeAll(async () => {
  const now = () => new Date(time)
  home = await openTestApp([], { now })
  shop = await openTestApp([], { now, database: home.database, publicUrl: origin })
})
afterAll(() => home.close())
// The library reads the real clock, so each test begins at the real time.
beforeEach(() => {
  time = Date.now()
})

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/session')).body.user !== null
const copyOf = (browser: Browser) => {
  const copy = openBrowser(home.app)
  for (const [name, value] of browser.cookies) {
    copy.cookies.set(name.replace('__Host-', ''), value)
  }
  return copy
}
const sessionCookieOf = (headers: Headers) =>
  headers.getSetCookie().filter(line => /session=/.test(line))
const lastUse = async (email: string) => {
  const [row] = await rowsOf<{ at: string }>(
    home.database.queries,
    `SELECT sessions.updated_at AS at FROM sessions JOIN users ON users.id = user_id
     WHERE email = '${email}'`,
  )
  return String(row?.at)
}

describe('the session’s cookie', () => {
  it.each(['sign-up', 'sign-in', 'refresh'])(
    'over https, at %s, is locked to the host',
    async at => {
      const browser = openBrowser(shop.app, { origin })
      const email = `${at}@example.com`
      const answers = {
        'sign-up': await browser.signUp(email),
        'sign-in': await browser.signIn(email),
        refresh: await browser.post('/api/session/refresh'),
      }
      const lines = sessionCookieOf(answers[at as keyof typeof answers].headers)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/^__Host-aisleway_session=[^;]+;/)
      const attributes = lines[0]
        ?.split('; ')
        .slice(1)
        .map(part => part.toLowerCase())
        .sort()
      expect(attributes).toEqual([
        'httponly',
        `max-age=${60 * 24 * 60 * 60}`,
        'path=/',
        'samesite=lax',
        'secure',
      ])
    },
  )

  it('is the library’s: what one of the two writes, both read', async () => {
    const browser = openBrowser(shop.app, { origin })
    await browser.signUp('both@example.com')
    await browser.post('/api/session/refresh')
    expect(await isSignedIn(browser)).toBe(true)
    const copy = copyOf(browser)
    await browser.signOut()
    expect([await isSignedIn(browser), await isSignedIn(copy)]).toEqual([false, false])
  })

  it('on plain http does without Secure and the prefix', async () => {
    const browser = openBrowser(home.app)
    const { headers } = await browser.signUp('plain@example.com')
    expect(sessionCookieOf(headers)[0]).toMatch(/^aisleway_session=/)
    expect(sessionCookieOf(headers)[0]).not.toMatch(/secure/i)
  })

  it('holds what no answer repeats for scripts to read', async () => {
    const browser = openBrowser(home.app)
    const answers = [
      await browser.signUp('secret@example.com'),
      await browser.signIn('secret@example.com'),
      await browser.post('/api/session/refresh'),
      await browser.get('/api/session'),
      await browser.get('/api/sessions'),
    ]
    const [token = 'no cookie'] = [...browser.cookies.values()].map(value => value.split('.')[0])
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(token)
  })
})

describe('a session in use', () => {
  it('slides: 60 days from the last use, not from sign-in', async () => {
    const browser = openBrowser(home.app)
    await browser.signUp('slide@example.com')
    time += 25 * day
    expect((await browser.post('/api/session/refresh')).status).toBe(200)
    time += 59 * day
    expect(await isSignedIn(browser)).toBe(true)
    time += day
    expect(await isSignedIn(browser)).toBe(false)
    expect((await browser.post('/api/session/refresh')).status).toBe(401)
  })

  it('ends 90 days after its sign-in, however much it is used', async () => {
    const browser = openBrowser(home.app)
    await browser.signUp('ninety@example.com')
    for (let i = 0; i < 8; i++) {
      time += 11 * day
      expect((await browser.post('/api/session/refresh')).status).toBe(200)
    }
    time += day
    expect(await isSignedIn(browser)).toBe(true)
    time += 2 * day
    expect(await isSignedIn(browser)).toBe(false)
    expect((await browser.post('/api/session/refresh')).status).toBe(401)
  })

  it('notes its use at most once an hour', async () => {
    const email = 'hour@example.com'
    const browser = openBrowser(home.app)
    await browser.signUp(email)
    // The library recorded the sign-in by its own clock.
    time += 2 * 60 * 60 * 1000
    await browser.post('/api/session/refresh')
    const first = await lastUse(email)
    time += 59 * 60 * 1000
    await browser.post('/api/session/refresh')
    expect(await lastUse(email)).toBe(first)
    time += 2 * 60 * 1000
    await browser.post('/api/session/refresh')
    expect(await lastUse(email)).not.toBe(first)
  })

  it('may be refreshed again by a browser that lost the answer, also in parallel', async () => {
    const browser = openBrowser(home.app)
    await browser.signUp('again@example.com')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/session/refresh')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await isSignedIn(browser)).toBe(true)
  })
})
