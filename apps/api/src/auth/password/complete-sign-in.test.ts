import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'
import { limitOf, usualLimits } from '../limits/limits.ts'
import { takeAttempts } from '../limits/throttle.ts'
import { lockUser } from '../lock-user.ts'
import { authEvents, knownDevices, sessions, throttles } from '../tables.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { passwordOfEmail, setPassword } from './passwords.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())

const now = new Date('2026-11-24T09:00:00Z')
let shoppers = 0
let userId: string
let comparedHash: string
let key: string

beforeEach(async () => {
  const email = `mara-${shoppers++}@example.com`
  await openBrowser(shop.app).signUp(email)
  const found = await passwordOfEmail(shop.database, email)
  userId = found!.userId
  comparedHash = found!.password
  const limit = limitOf(usualLimits, 'signInAccount', email)
  key = limit.key
  await takeAttempts(shop.database, [limit], now)
})

const complete = (replacedToken?: string) =>
  completeSignIn(
    shop.database,
    {
      userId,
      comparedHash,
      counted: [key],
      client: { address: '198.51.100.7', userAgent: 'Firefox' },
      device: 'device of the test',
      sessionId: crypto.randomUUID(),
      token: crypto.randomUUID(),
      replacedToken,
    },
    now,
  )

/** What the statement writes, next to what signing up has written. */
async function written() {
  const { queries } = shop.database
  const [counted] = await queries.select().from(throttles).where(eq(throttles.key, key))
  const events = await queries.select().from(authEvents).where(eq(authEvents.userId, userId))
  return {
    guesses: counted?.attempts.length,
    sessions: await queries.select().from(sessions).where(eq(sessions.userId, userId)),
    devices: await queries.select().from(knownDevices).where(eq(knownDevices.userId, userId)),
    signIns: events.filter(({ event }) => event === 'sign_in'),
  }
}

it('the right password is no guess, begins a confirmed session, and is recorded', async () => {
  expect(await complete()).toBe(true)
  const { guesses, sessions, devices, signIns } = await written()
  expect(guesses).toBe(0)
  expect(sessions).toHaveLength(2)
  expect(sessions).toContainEqual(
    expect.objectContaining({
      aal: 'aal1',
      userAgent: 'Firefox',
      createdAt: now,
      updatedAt: now,
      confirmedAt: now,
      expiresAt: new Date('2027-01-23T09:00:00Z'),
    }),
  )
  expect(devices).toContainEqual({ userId, deviceHash: 'device of the test', seenAt: now })
  expect(signIns).toEqual([
    expect.objectContaining({ address: '198.51.100.7', userAgent: 'Firefox' }),
  ])
})

it('the session whose cookie is replaced ends', async () => {
  const [first] = (await written()).sessions
  expect(await complete(first?.token)).toBe(true)
  const { sessions } = await written()
  expect(sessions).toHaveLength(1)
  expect(sessions[0]?.id).not.toBe(first?.id)
})

it('nothing is done for a password that is being changed meanwhile, and neither waits for ever', async () => {
  const before = await written()
  let completing: Promise<boolean> | undefined
  await shop.database.queries.transaction(async tx => {
    await lockUser(tx, userId)
    completing = complete()
    await setPassword(tx, userId, { oldHash: comparedHash, newHash: 'another hash' })
  })
  expect(await completing).toBe(false)
  expect(await written()).toEqual(before)
})
