import { afterAll, beforeAll, expect, it } from 'vitest'
import { resealFactors } from '../features/account/factors/reseal-factors.ts'
import {
  answer,
  challenge,
  codeOf,
  isSignedIn,
  newMember,
} from '../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const [first, second, lost] = ['first', 'second', 'lost'].map(
  name => `the ${name} secret, of more than 32 characters`,
) as [string, string, string]

let database: TestDatabase
let time = Date.UTC(2026, 10, 21, 9)
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = () => new Date(time)
const serverWith = async (secret: string, previousSecrets: string[] = []) =>
  (await openTestApp([], { database, now, secret, previousSecrets })).app

/** A shopper who got recovery codes under the first secret, and whose browser then calls a server with another. */
async function memberOf(app: Awaited<ReturnType<typeof serverWith>>) {
  const { owner, factor, pending } = await newMember(await serverWith(first), now())
  const { codes } = (await owner.post('/api/factors/recovery-codes')).body
  const moved = (from: { cookies: Map<string, string> }) => {
    const browser = openBrowser(app)
    for (const [name, value] of from.cookies) browser.cookies.set(name, value)
    return browser
  }
  time += 60_000
  return { owner: moved(owner), pending: moved(pending), factor, codes, email: owner.email }
}

const typeCode = async ({ pending, factor }: Awaited<ReturnType<typeof memberOf>>) =>
  answer(pending, factor, await challenge(pending, factor), codeOf(factor, now()))

const recover = (browser: ReturnType<typeof openBrowser>, code: string) =>
  browser.post('/api/factors/recovery', { code })

it('with the earlier secret named, everybody stays signed in, and signs out', async () => {
  const { owner } = await memberOf(await serverWith(second, [first]))
  expect(await isSignedIn(owner)).toBe(true)
  const copy = new Map(owner.cookies)
  expect((await owner.signOut()).status).toBe(200)
  for (const [name, value] of copy) owner.cookies.set(name, value)
  expect(await isSignedIn(owner)).toBe(false)
})

it('with the earlier secret named, codes of authenticators and recovery codes open', async () => {
  const app = await serverWith(second, [lost, first])
  const member = await memberOf(app)
  expect((await typeCode(member)).status).toBe(200)
  expect(await isSignedIn(member.pending)).toBe(true)
  const { pending, codes } = await memberOf(app)
  expect((await recover(pending, codes[0])).status).toBe(200)
  expect((await recover(pending, codes[0])).body.code).toBe('WRONG_CODE')
})

it('after one start with both, authenticators need the earlier secret no more', async () => {
  const member = await memberOf(await serverWith(second))
  await member.pending.signIn(member.email)
  expect((await typeCode(member)).body.code).toBe('FACTOR_UNREADABLE')
  expect(await resealFactors(database, { secret: second, previousSecrets: [first] })).toBe(0)
  expect((await typeCode(member)).status).toBe(200)
})

it('without the earlier secret, a right code is refused in words that say why', async () => {
  const member = await memberOf(await serverWith(lost))
  const { pending, codes, email } = member
  expect(await isSignedIn(member.owner)).toBe(false)
  await pending.signIn(email)
  const refused = await typeCode(member)
  expect([refused.status, refused.body.code]).toEqual([422, 'FACTOR_UNREADABLE'])
  const recovery = await recover(pending, codes[0])
  expect([recovery.status, recovery.body.code]).toEqual([422, 'FACTOR_UNREADABLE'])
  expect(await resealFactors(database, { secret: lost, previousSecrets: [] })).toBeGreaterThan(0)
})
