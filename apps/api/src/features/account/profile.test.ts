import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailbox } from '../../testing/services/mailbox.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk' })], {
    mailer: mailbox.mailer,
  })
})
afterAll(async () => {
  await mailbox.close()
  await shop.close()
})

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

const newBrowser = () => openBrowser(shop.app)
const password = 'sesame seeds'

async function signedUp(email: string) {
  const browser = newBrowser()
  await browser.signUp(email)
  return browser
}

async function signedIn(email: string, userAgent = '') {
  const browser = newBrowser()
  const headers = userAgent ? { 'user-agent': userAgent } : {}
  await browser.send('POST', '/api/auth/sign-in/email', { email, password }, headers)
  return browser
}

const isSignedIn = async (browser: ReturnType<typeof newBrowser>) =>
  (await browser.get('/api/session')).body.user !== null

it('every call asks a visitor to sign in', async () => {
  const visitor = newBrowser()
  const answers = [
    await visitor.get('/api/profile'),
    await visitor.patch('/api/profile', { fullName: 'Eve' }),
    await visitor.post('/api/account/verification'),
    await visitor.post('/api/account/email', { email: 'eve@example.com', password }),
    await visitor.post('/api/account/password', { password: 'poppy seeds' }),
    await visitor.get('/api/sessions'),
    await visitor.delete('/api/sessions/x'),
    await visitor.delete('/api/sessions'),
    await visitor.get('/api/account/data'),
    await visitor.post('/api/account/deletion', { password }),
  ]
  expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(401))
})

describe('the profile', () => {
  it('shows who one is', async () => {
    const mara = await signedUp('mara@example.com')
    expect((await mara.get('/api/profile')).body).toEqual({
      fullName: 'Mara Kimball',
      username: null,
      email: 'mara@example.com',
      emailVerified: false,
      language: 'en',
      appearance: null,
      hasPassword: true,
      providers: [],
    })
  })

  it('takes a new name, and a username that can be given up again', async () => {
    const ben = await signedUp('ben@example.com')
    const named = await ben.patch('/api/profile', { fullName: ' Ben Ode ', username: 'Ben.Ode' })
    expect(named.body).toMatchObject({ fullName: 'Ben Ode', username: 'ben.ode' })
    const { body } = await ben.patch('/api/profile', { username: null })
    expect(body).toMatchObject({ fullName: 'Ben Ode', username: null })
  })

  it('keeps nothing of a name that cannot be seen, at sign-up or later', async () => {
    const eve = newBrowser()
    const signUp = (name: string) => eve.signUp('hidden@example.com', password, name)
    expect((await signUp('\u200b\u200b\u2060')).status).toBe(400)
    expect((await signUp('\u202eEve Hill\u200b')).status).toBe(200)
    expect((await eve.get('/api/profile')).body.fullName).toBe('Eve Hill')
    const named = await eve.patch('/api/profile', { fullName: 'Eve \u2067Hill Moss' })
    expect(named.body.fullName).toBe('Eve Hill Moss')
    expect((await eve.patch('/api/profile', { fullName: '\u200d\u200d' })).status).toBe(400)
  })

  it('gives a username to one person, whatever its case, also when two ask at once', async () => {
    const [ida, eve] = [await signedUp('ida@example.com'), await signedUp('eve@example.com')]
    const answers = await Promise.all([
      ida.patch('/api/profile', { username: 'TheOne' }),
      eve.patch('/api/profile', { username: 'theone' }),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(answers.find(answer => answer.status === 409)?.body.code).toBe('USERNAME_TAKEN')
  })

  it.each([{ fullName: 'M' }, { username: 'a' }, { username: 'a b' }, { username: '<b>' }])(
    'refuses %j',
    async change => {
      const mara = await signedIn('mara@example.com')
      expect((await mara.patch('/api/profile', change)).status).toBe(400)
    },
  )
})

describe('open sessions', () => {
  it('are listed with their device, this one marked', async () => {
    await signedUp('two@example.com')
    const phone = await signedIn('two@example.com', chromeOnAndroid)
    const { body } = await phone.get('/api/sessions')
    expect(body.map((s: { device: string }) => s.device).sort()).toEqual(['', 'Chrome on Android'])
    expect(body.find((s: { isCurrent: boolean }) => s.isCurrent).device).toBe('Chrome on Android')
    expect(JSON.stringify(body)).not.toContain(phone.cookies.get('aisleway_session')?.split('.')[0])
  })

  it('can be ended one by one and all others together', async () => {
    const laptop = await signedUp('three@example.com')
    const phone = await signedIn('three@example.com', chromeOnAndroid)
    const tablet = await signedIn('three@example.com')
    const { body } = await laptop.get('/api/sessions')
    const { id } = body.find((s: { device: string }) => s.device === 'Chrome on Android')
    expect((await laptop.delete(`/api/sessions/${id}`)).body).toHaveLength(2)
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true])
    expect((await laptop.delete('/api/sessions')).body).toHaveLength(1)
    expect([await isSignedIn(tablet), await isSignedIn(laptop)]).toEqual([false, true])
  })

  it('of somebody else cannot be ended', async () => {
    const [mara, eve] = [await signedIn('mara@example.com'), await signedUp('evil@example.com')]
    const [{ id }] = (await mara.get('/api/sessions')).body
    expect((await eve.delete(`/api/sessions/${id}`)).body.code).toBe('NOT_FOUND')
    expect(await isSignedIn(mara)).toBe(true)
  })
})

describe('a new password', () => {
  const change = (browser: ReturnType<typeof newBrowser>, current: string | undefined) =>
    browser.post('/api/account/password', { current, password: 'poppy seeds' })

  it('ends all other sessions and copies of this one’s cookie, and is told by mail', async () => {
    const laptop = await signedUp('new@example.com')
    const phone = await signedIn('new@example.com')
    const thief = newBrowser()
    for (const [name, value] of laptop.cookies) thief.cookies.set(name, value)
    expect((await change(laptop, password)).body).toEqual({ endedSessions: 1 })
    const open = await Promise.all([laptop, phone, thief].map(isSignedIn))
    expect(open).toEqual([true, false, false])
    expect((await newBrowser().signIn('new@example.com')).status).toBe(401)
    expect((await newBrowser().signIn('new@example.com', 'poppy seeds')).status).toBe(200)
    await mailbox.take('new@example.com', /password was changed/)
  })

  it('needs the old one', async () => {
    const browser = await signedUp('needs@example.com')
    for (const current of ['wrong seeds', '', undefined]) {
      expect((await change(browser, current)).body.code).toBe('WRONG_PASSWORD')
    }
    expect((await newBrowser().signIn('needs@example.com')).status).toBe(200)
  })

  it('can be the first, once: of two at a time one is set', async () => {
    const browser = await signedUp('first@example.com')
    await shop.database.queries.execute(
      "DELETE FROM accounts USING users WHERE users.id = user_id AND email = 'first@example.com'",
    )
    expect((await browser.get('/api/profile')).body.hasPassword).toBe(false)
    const other = newBrowser()
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    const answers = await Promise.all([change(browser, undefined), change(other, undefined)])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect((await newBrowser().signIn('first@example.com', 'poppy seeds')).status).toBe(200)
  })

  it('leaves no session to a sign-in with the old one that ran at the same time', async () => {
    const browser = await signedUp('race@example.com')
    const late = Array.from({ length: 6 }, newBrowser)
    await Promise.all([
      change(browser, password),
      ...late.map(async (one, i) => {
        await new Promise(resolve => setTimeout(resolve, i * 15))
        return one.signIn('race@example.com')
      }),
    ])
    expect((await browser.get('/api/sessions')).body).toHaveLength(1)
    expect(await Promise.all(late.map(isSignedIn))).toEqual(Array(6).fill(false))
  })
})

describe('the download', () => {
  it('holds what the app knows, and no secret', async () => {
    const browser = await signedUp('data@example.com')
    await browser.put('/api/cart/items/milk', { quantity: 2 })
    const { body } = await browser.get('/api/account/data')
    expect(body.users).toEqual([expect.objectContaining({ email: 'data@example.com' })])
    expect(body.cart_items).toEqual([expect.objectContaining({ productId: 'milk', quantity: 2 })])
    expect(body.sessions).toHaveLength(1)
    const events = body.auth_events.map((line: { event: string }) => line.event)
    expect(events.toSorted()).toEqual(['data_exported', 'sign_up'])
    const text = JSON.stringify(body)
    const secrets = await storedSecrets('data@example.com')
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(/argon2|"(password|token|secret|codeHash|deviceHash|value)":/)
  })

  it('holds nothing of a neighbour', async () => {
    const browser = await signedUp('other@example.com')
    const { body } = await browser.get('/api/account/data')
    expect(JSON.stringify(body)).not.toMatch(/data@example|mara@example/)
  })
})

describe('deleting the account', () => {
  const erase = (browser: ReturnType<typeof newBrowser>, given?: string) =>
    browser.post('/api/account/deletion', { password: given })

  it('needs the password', async () => {
    const browser = await signedUp('stay@example.com')
    expect((await erase(browser, 'wrong seeds')).body.code).toBe('WRONG_PASSWORD')
    expect((await erase(browser)).body.code).toBe('WRONG_PASSWORD')
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('erases everything, ends every session and is told by mail; neighbours stay', async () => {
    const mara = await signedIn('mara@example.com')
    const browser = await signedUp('gone@example.com')
    await browser.put('/api/cart/items/milk', { quantity: 1 })
    const phone = await signedIn('gone@example.com')
    expect((await erase(browser, password)).body).toEqual({ deleted: true })
    expect(browser.cookies.has('aisleway_session')).toBe(false)
    expect(await isSignedIn(phone)).toBe(false)
    expect((await newBrowser().signIn('gone@example.com')).status).toBe(401)
    await mailbox.take('gone@example.com', /was deleted/)
    expect(await rowsWith('gone@example.com')).toEqual([])
    expect(await isSignedIn(mara)).toBe(true)
  })

  it('leaves the address free', async () => {
    expect((await newBrowser().signUp('gone@example.com')).status).toBe(200)
  })
})

const tables = async () =>
  shop.database.runPrepared<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    [],
  )

/** The tables in which a text occurs anywhere. */
async function rowsWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await tables()) {
    const rows = await shop.database.runPrepared<{ row: unknown }>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t`,
      [],
    )
    if (JSON.stringify(rows).includes(text)) found.push(name)
  }
  return found
}

async function storedSecrets(email: string): Promise<string[]> {
  const rows = await shop.database.runPrepared<{ secret: string }>(
    `WITH me AS (SELECT id FROM users WHERE email = $1)
        SELECT password AS secret FROM accounts WHERE user_id IN (SELECT id FROM me)
        UNION ALL SELECT token FROM sessions WHERE user_id IN (SELECT id FROM me)
        UNION ALL SELECT device_hash FROM known_devices WHERE user_id IN (SELECT id FROM me)
        UNION ALL SELECT value FROM verifications WHERE identifier LIKE '%' || (SELECT id FROM me)`,
    [email],
  )
  return rows.map(row => row.secret)
}
