import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { argon2Calls } from './password/argon2-calls.ts'
import type { Argon2 } from './password/password-hasher.ts'

/** The usual cost, in this thread: those of low priority wait for the tests that run beside this one. */
const argon2Here: Argon2 = {
  hash: async password => argon2Calls.hash(password),
  verify: async given => argon2Calls.verify(given),
}

let shop: Awaited<ReturnType<typeof openTestApp>>
const sent: Mail[] = []
/** A slow mailer: if the answer waited for it, the times would differ. */
const mailer: Mailer = {
  isConfigured: true,
  send: async mail => {
    sent.push(mail)
    await setTimeout(100)
  },
}

beforeAll(async () => {
  // The test app's limits are raised, so that attempts are not refused while they are timed.
  shop = await openTestApp([], { mailer, argon2: argon2Here })
  await openBrowser(shop.app).signUp('known@example.com')
})
afterAll(async () => {
  // The last request still has work to do on the database after its answer.
  await setTimeout(500)
  await shop.close()
})

const largestRatio = 1.15
const pairsEach = 30
const mostPairs = 600
/** What the server still does after an answer would otherwise count for the next one. */
const pauseMs = 20

const signIn = (email: string) => openBrowser(shop.app).signIn(email, 'wrong seeds')
const askReset = (email: string) =>
  openBrowser(shop.app).post('/api/auth/request-password-reset', { email })

/**
 * The ratio of the median times of a known and an unknown address, at least 1, measured in interleaved pairs: more
 * of them as long as it is large, which it also is while other tests take the time.
 */
async function medianRatio(attempt: (email: string) => Promise<unknown>) {
  const known: number[] = []
  const unknown: number[] = []
  const time = async (into: number[], email: string) => {
    await setTimeout(pauseMs)
    const start = performance.now()
    await attempt(email)
    into.push(performance.now() - start)
  }
  for (let pairs = 1; ; pairs++) {
    const both = [
      () => time(known, 'known@example.com'),
      () => time(unknown, `u${pairs}@example.com`),
    ]
    for (const one of pairs % 2 ? both : both.reverse()) await one()
    if (pairs % pairsEach !== 0) continue
    const ratio = median(known) / median(unknown)
    const atLeastOne = Math.max(ratio, 1 / ratio)
    if (atLeastOne <= largestRatio || pairs === mostPairs) return atLeastOne
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

describe.each([
  ['signing in', signIn],
  ['asking for a new password', askReset],
])('%s', (name, attempt) => {
  it('is answered word for word alike whether or not the address has an account', async () => {
    const [known, unknown] = [await attempt('known@example.com'), await attempt('no@example.com')]
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect([...unknown.headers].map(([header]) => header)).toEqual(
      [...known.headers].map(([header]) => header),
    )
  })

  it('takes as long (medians within 15 %)', { timeout: 120_000 }, async () => {
    // The first attempts load code.
    for (let i = 0; i < 5; i++) await attempt('known@example.com')
    const ratio = await medianRatio(attempt)
    console.log(`${name}: the medians differ by a factor of ${ratio.toFixed(3)}`)
    expect(ratio).toBeLessThanOrEqual(largestRatio)
  })
})

describe('signing up with a taken address', () => {
  it('fails without saying that it is taken', async () => {
    const { status, body } = await openBrowser(shop.app).signUp('known@example.com')
    expect(status).toBe(422)
    expect(body).toEqual({
      code: 'SIGN_UP_FAILED',
      message: 'Please try again with different credentials.',
    })
  })

  it('sends the owner nothing', () => {
    const verifications = sent.filter(mail => /Verify/.test(mail.subject))
    expect(verifications.map(mail => mail.to)).toEqual(['known@example.com'])
  })
})

describe('the answer of a sign-in', () => {
  it.each(['signIn', 'signUp'] as const)('%s holds nothing but that it worked', async how => {
    const { body } = await openBrowser(shop.app)[how](
      how === 'signIn' ? 'known@example.com' : 'fresh@example.com',
    )
    expect(body).toEqual({ status: true })
  })

  it.each([
    [
      '/api/auth/sign-in/email',
      { email: 'known@example.com', password: 'x', callbackURL: '//evil.test' },
    ],
    ['/api/auth/sign-in/email', { email: 'known@example.com', password: 'x', rememberMe: 'false' }],
    ['/api/auth/sign-in/email', { email: ['known@example.com'], password: 'x' }],
    ['/api/auth/sign-in/email', { email: 'known@example.com' }],
    ['/api/auth/sign-in/email', null],
    [
      '/api/auth/sign-up/email',
      { email: 'a@b.example', password: 'sesame', name: 'Ida', image: 'x' },
    ],
    ['/api/auth/request-password-reset', { email: 'known@example.com', redirectTo: '//evil.test' }],
    ['/api/auth/reset-password', { token: { $ne: '' }, newPassword: 'poppy seeds' }],
  ])('%s takes its own fields, all and no others: %j', async (path, body) => {
    const answer = await openBrowser(shop.app).post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })
})
