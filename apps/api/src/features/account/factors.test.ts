import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usualLimits } from '../../auth/limits/limits.ts'
import { maxSessions } from '../../auth/session/begin-session.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { Mail } from '../../mail/mailer.ts'
import {
  addTotp,
  answer,
  challenge,
  codeOf,
  isSignedIn,
  newMember as memberAt,
  afterPassword as passwordAt,
  newShopper as shopperAt,
  type TestFactor,
} from '../../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp, unlimited } from '../../testing/test-app.ts'

type Shop = Awaited<ReturnType<typeof openTestApp>>
type Browser = ReturnType<typeof openBrowser>

const minute = 60_000
let time = Date.UTC(2026, 5, 1, 12)
const now = () => new Date(time)
const messages: { to: string; text: string }[] = []
const mails: Mail[] = []
let shop: Shop
let frugal: Shop

beforeAll(async () => {
  const deps = {
    now,
    sms: { send: async (to: string, text: string) => void messages.push({ to, text }) },
    mailer: { isConfigured: true, send: async (mail: Mail) => void mails.push(mail) },
  }
  shop = await openTestApp([], deps)
  const { factorMessageUser, factorMessagePhone, factorMessageAddress } = usualLimits
  const { factorCodeUser, factorCodeDay } = usualLimits
  const messageLimits = { factorMessageUser, factorMessagePhone, factorMessageAddress }
  const limits = { ...unlimited, ...messageLimits, factorCodeUser, factorCodeDay }
  frugal = await openTestApp([], { ...deps, database: shop.database, limits })
})
afterAll(() => shop.close())
// A code is accepted only once, so each test begins at a time of its own.
beforeEach(() => {
  time += 24 * 60 * minute
})

const newShopper = ({ app } = shop) => shopperAt(app)
const newMember = ({ app } = shop) => memberAt(app, now())
const afterPassword = (email: string, { app } = shop) => passwordAt(app, email)

const stateOf = async (browser: Browser) => (await browser.get('/api/session')).body
const nextCode = (factor: TestFactor) => codeOf(factor, now(), 1)
const aalOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64').toString()).aal

describe('beginning a factor', () => {
  it('answers a picture, a secret and an address for authenticator apps', async () => {
    const owner = await newShopper()
    const given = { factor_type: 'totp', friendly_name: ' My phone ' }
    const { body } = await owner.post('/api/factors', given)
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
    expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.totp.uri).toMatch(/^otpauth:\/\/totp\/Aisleway:.*digits=6&period=30/)
    const [, picture = ''] = body.totp.qr_code.split('data:image/svg+xml;base64,')
    expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg [^>]+>.*<\/svg>$/)
  })

  it('asks for no second factor until a code has verified it', async () => {
    const owner = await newShopper()
    await owner.post('/api/factors', { factor_type: 'totp', friendly_name: 'My phone' })
    expect(await isSignedIn(await afterPassword(owner.email))).toBe(true)
  })

  it('keeps the secret encrypted, and another row’s secret does not open in its place', async () => {
    const { factor } = await newMember()
    const other = await newMember()
    const rows = await rowsOf<{ secret: string }>(
      shop.database.queries,
      `SELECT secret FROM factors WHERE id = '${factor.id}'`,
    )
    expect(rows[0]?.secret).not.toContain(factor.secret)
    await shop.database.queries.execute(
      `UPDATE factors SET secret = '${rows[0]?.secret}' WHERE id = '${other.factor.id}'`,
    )
    const id = await challenge(other.pending, other.factor)
    const { body } = await answer(other.pending, other.factor, id, nextCode(factor))
    expect(body.code).toBe('FACTOR_UNREADABLE')
    expect(await isSignedIn(other.pending)).toBe(false)
  })

  it('refuses a name that is taken, whatever its case, and takes it for one never finished', async () => {
    const { owner } = await newMember()
    const add = (name: string) =>
      owner.post('/api/factors', { factor_type: 'totp', friendly_name: name })
    expect((await add('MY PHONE')).body.code).toBe('FACTOR_NAME_TAKEN')
    expect((await add('Tablet')).status).toBe(200)
    expect((await add('tablet')).status).toBe(200)
    expect((await owner.get('/api/factors')).body).toHaveLength(2)
  })

  it('stops at ten, also for parallel calls, until those never finished are a day old', async () => {
    const owner = await newShopper()
    const add = (name: string) =>
      owner.post('/api/factors', { factor_type: 'totp', friendly_name: name })
    const added = await Promise.all(Array.from({ length: 14 }, (_, i) => add(`Phone ${i}`)))
    expect(added.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await add('One more')).body.code).toBe('TOO_MANY_FACTORS')
    time += 24 * 60 * minute + 1
    await owner.post('/api/session/confirmation', { password: 'sesame seeds' })
    expect((await add('One more')).status).toBe(200)
    expect((await owner.get('/api/factors')).body).toHaveLength(1)
  })

  it('is no business of other users', async () => {
    const { factor } = await newMember()
    const other = await newShopper()
    expect((await other.post(`/api/factors/${factor.id}/challenge`)).status).toBe(404)
    expect((await other.delete(`/api/factors/${factor.id}`)).status).toBe(404)
    expect((await other.get('/api/factors')).body).toEqual([])
  })
})

describe('the first right code', () => {
  it('verifies the factor, leaves this session aal2 and tells the owner by mail', async () => {
    const owner = await newShopper()
    const { verified } = await addTotp(owner, 'Blue phone', now())
    expect(verified.status).toBe(200)
    expect(aalOf(verified.body.access_token)).toBe('aal2')
    expect(await isSignedIn(owner)).toBe(true)
    expect((await owner.get('/api/factors')).body[0].status).toBe('verified')
    expect(mails.at(-1)).toMatchObject({ to: owner.email })
    expect(mails.at(-1)?.text).toContain('Blue phone')
  })

  it('makes every other open session owe the second factor', async () => {
    const owner = await newShopper()
    const elsewhere = await afterPassword(owner.email)
    expect(await isSignedIn(elsewhere)).toBe(true)
    await addTotp(owner, 'My phone', now())
    expect(await isSignedIn(elsewhere)).toBe(false)
  })
})

describe('signing in with a second factor', () => {
  it('opens after password and code, under a new cookie', async () => {
    const { factor, pending } = await newMember()
    const state = await stateOf(pending)
    expect(state.user).toBeNull()
    expect(state.challenge.factors).toMatchObject([{ id: factor.id, friendly_name: 'My phone' }])
    const copy = openBrowser(shop.app)
    for (const [name, value] of pending.cookies) copy.cookies.set(name, value)
    const passed = await answer(pending, factor, await challenge(pending, factor), nextCode(factor))
    expect(passed.status).toBe(200)
    expect(await isSignedIn(pending)).toBe(true)
    expect(await stateOf(copy)).toEqual({ user: null, challenge: null })
  })

  it('takes a code of the step before and after, none further off', async () => {
    const { factor, pending } = await newMember()
    time += 10 * minute
    const id = await challenge(pending, factor)
    for (const stepsAhead of [-2, 2]) {
      const code = codeOf(factor, now(), stepsAhead)
      expect((await answer(pending, factor, id, code)).body.code).toBe('WRONG_CODE')
    }
    expect((await answer(pending, factor, id, codeOf(factor, now(), -1))).status).toBe(200)
  })

  it('50 parallel right codes in one session open it once', async () => {
    const { factor, pending } = await newMember()
    const id = await challenge(pending, factor)
    const code = nextCode(factor)
    const cookies = new Map(pending.cookies)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const tab = openBrowser(shop.app)
        for (const [name, value] of cookies) tab.cookies.set(name, value)
        return answer(tab, factor, id, code)
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('parallel right codes in as many sessions as there may be, each with its challenge, open one of them', async () => {
    const { owner, factor } = await newMember()
    const browsers: Browser[] = []
    // The owner's own and the one that `newMember` left at its second factor are there already.
    for (let i = 2; i < maxSessions; i++) browsers.push(await afterPassword(owner.email))
    const ids = await Promise.all(browsers.map(browser => challenge(browser, factor)))
    const code = nextCode(factor)
    const answers = await Promise.all(
      browsers.map((browser, i) => answer(browser, factor, ids[i] ?? '', code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const open = await Promise.all(browsers.map(isSignedIn))
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  it('takes no code again, nor an older one, for whichever challenge', async () => {
    const { owner, factor, pending } = await newMember()
    const code = nextCode(factor)
    expect((await answer(pending, factor, await challenge(pending, factor), code)).status).toBe(200)
    for (const again of [code, codeOf(factor, now(), 0), codeOf(factor, now(), -1)]) {
      const thief = await afterPassword(owner.email)
      const { body } = await answer(thief, factor, await challenge(thief, factor), again)
      expect(body.code).toBe('WRONG_CODE')
    }
  })

  it('takes a code after the server’s clock was set back by two hours, and that one only once', async () => {
    const { owner, factor, pending } = await newMember()
    const code = nextCode(factor)
    expect((await answer(pending, factor, await challenge(pending, factor), code)).status).toBe(200)
    time -= 120 * minute
    const later = await afterPassword(owner.email)
    const again = codeOf(factor, now(), 0)
    expect((await answer(later, factor, await challenge(later, factor), again)).status).toBe(200)
    const thief = await afterPassword(owner.email)
    const { body } = await answer(thief, factor, await challenge(thief, factor), again)
    expect(body.code).toBe('WRONG_CODE')
    time += 120 * minute
  })

  it('takes five guesses a challenge, then not even the right code', async () => {
    const { factor, pending } = await newMember()
    const id = await challenge(pending, factor)
    for (let i = 0; i < 5; i++) {
      expect((await answer(pending, factor, id, '000000')).body.code).toBe('WRONG_CODE')
    }
    expect((await answer(pending, factor, id, nextCode(factor))).body.code).toBe(
      'CHALLENGE_EXPIRED',
    )
    expect(await isSignedIn(pending)).toBe(false)
  })

  it('takes five of 40 parallel guesses', async () => {
    const { factor, pending } = await newMember()
    const id = await challenge(pending, factor)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => answer(pending, factor, id, '000000')),
    )
    const looked = answers.filter(({ body }) => body.code === 'WRONG_CODE')
    expect(looked).toHaveLength(5)
  })

  it('answers a challenge in its own session, for its own factor, within five minutes', async () => {
    const { owner, factor, pending } = await newMember()
    const second = await addTotp(owner, 'Tablet', now())
    const id = await challenge(pending, factor)
    const other = await afterPassword(owner.email)
    time += 5 * minute - 1
    const code = nextCode(factor)
    expect((await answer(other, factor, id, code)).body.code).toBe('CHALLENGE_EXPIRED')
    const wrongFactor = await answer(pending, second, id, nextCode(second))
    expect(wrongFactor.body.code).toBe('CHALLENGE_EXPIRED')
    time += 1
    expect((await answer(pending, factor, id, nextCode(factor))).body.code).toBe(
      'CHALLENGE_EXPIRED',
    )
  })

  it('does not take a factor that was begun before and never verified', async () => {
    const owner = await newShopper()
    const thief = await afterPassword(owner.email)
    const begun = { factor_type: 'totp', friendly_name: 'Thief' }
    const { body } = await thief.post('/api/factors', begun)
    const planted = { id: body.id, secret: body.totp.secret }
    const id = await challenge(thief, planted)
    await addTotp(owner, 'My phone', now())
    expect((await answer(thief, planted, id, nextCode(planted))).status).toBe(404)
    expect((await thief.post(`/api/factors/${planted.id}/challenge`)).status).toBe(404)
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('refuses after 20 wrong codes over all challenges, says for how long, and forgives', async () => {
    const { owner, factor } = await newMember(frugal)
    const codes: string[] = []
    let last = { headers: new Headers() }
    for (let i = 0; i < 6; i++) {
      const thief = await afterPassword(owner.email, frugal)
      const id = await challenge(thief, factor)
      for (let guess = 0; guess < 4; guess++) {
        const answered = await answer(thief, factor, id, '000000')
        codes.push(answered.body.code)
        last = answered
      }
    }
    expect(codes.filter(code => code === 'WRONG_CODE')).toHaveLength(20)
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(4)
    expect(Number(last.headers.get('retry-after'))).toBe(600)
    expect(await isSignedIn(owner)).toBe(true)
    time += 10 * minute
    const again = await afterPassword(owner.email, frugal)
    const right = await answer(again, factor, await challenge(again, factor), nextCode(factor))
    expect(right.status).toBe(200)
  })
})

describe('a phone factor', () => {
  const phone = '+15185550147'

  async function withPhone(where = shop, number = phone) {
    const owner = await newShopper(where)
    const given = { factor_type: 'phone', friendly_name: 'Text', phone: number }
    const { body } = await owner.post('/api/factors', given)
    return { owner, factor: { id: body.id, secret: '' } }
  }
  const sentCode = () => /^\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? ''

  it('is sent a code that opens once; its owner sees the last digits only', async () => {
    const { owner, factor } = await withPhone()
    const id = await challenge(owner, factor)
    expect(messages.at(-1)?.to).toBe(phone)
    const wrong = sentCode() === '111111' ? '222222' : '111111'
    expect((await answer(owner, factor, id, wrong)).body.code).toBe('WRONG_CODE')
    expect((await answer(owner, factor, id, sentCode())).status).toBe(200)
    expect((await answer(owner, factor, id, sentCode())).body.code).toBe('CHALLENGE_EXPIRED')
    expect((await owner.get('/api/factors')).body[0].phone).toBe('··· 0147')
    const pending = await afterPassword(owner.email)
    const old = sentCode()
    const next = await challenge(pending, factor)
    if (old !== sentCode()) {
      expect((await answer(pending, factor, next, old)).body.code).toBe('WRONG_CODE')
    }
    expect((await answer(pending, factor, next, sentCode())).status).toBe(200)
  })

  it('is sent ten messages an hour', async () => {
    const { owner, factor } = await withPhone(frugal)
    const before = messages.length
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => owner.post(`/api/factors/${factor.id}/challenge`)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(messages.length - before).toBe(10)
  })

  it('is sent no more by the accounts of one caller, nor by those of one number', async () => {
    const sentTo = async (numberOf: (account: number) => string) => {
      const before = messages.length
      for (let account = 0; account < 6; account++) {
        const { owner, factor } = await withPhone(frugal, numberOf(account))
        for (let i = 0; i < 10; i++) await owner.post(`/api/factors/${factor.id}/challenge`)
      }
      return messages.length - before
    }
    expect(await sentTo(() => phone)).toBe(10)
    time += 2 * 60 * minute
    expect(await sentTo(account => `+1518555020${account}`)).toBe(40)
  })

  it('is not offered where no text message can be sent', async () => {
    const mute = await openTestApp([], { database: shop.database, now })
    const owner = await newShopper(mute)
    const given = { factor_type: 'phone', friendly_name: 'Text', phone }
    expect((await owner.post('/api/factors', given)).body.code).toBe('PHONE_UNAVAILABLE')
  })
})

describe('removing a factor', () => {
  it('that is the last verified one takes recovery codes and the assurance with it', async () => {
    const { owner, factor } = await newMember()
    await owner.post('/api/factors/recovery-codes')
    expect((await owner.delete(`/api/factors/${factor.id}`)).status).toBe(200)
    expect(mails.at(-1)).toMatchObject({ to: owner.email })
    const { body } = await owner.post('/api/session/refresh')
    expect(aalOf(body.access_token)).toBe('aal1')
    expect(await isSignedIn(await afterPassword(owner.email))).toBe(true)
    const again = await addTotp(owner, 'New phone', now())
    const pending = await afterPassword(owner.email)
    const { body: refused } = await pending.post('/api/factors/recovery', { code: 'any' })
    expect([again.verified.status, refused.code]).toEqual([200, 'WRONG_CODE'])
  })

  it('leaves the others in force', async () => {
    const { owner, factor } = await newMember()
    const second = await addTotp(owner, 'Tablet', now())
    await owner.delete(`/api/factors/${factor.id}`)
    const pending = await afterPassword(owner.email)
    expect(await isSignedIn(pending)).toBe(false)
    const id = await challenge(pending, second)
    expect((await answer(pending, second, id, nextCode(second))).status).toBe(200)
  })
})
