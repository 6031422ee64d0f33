import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { canServeTwo, openTestDatabase } from '../testing/test-database.ts'
import { maxSessions } from './session/begin-session.ts'

type Shop = Awaited<ReturnType<typeof openTestApp>>
type Browser = ReturnType<typeof openBrowser>

const second = 1000
let time = 0
let people = 0
let shop: Shop
/** Another server on the same database if the engine allows one, else the same server. */
let other: Shop

beforeAll(async () => {
  const now = () => new Date(time)
  const database = await openTestDatabase()
  shop = await openTestApp([], { database, now })
  other = canServeTwo()
    ? await openTestApp([], { database: await database.openAgain(), now })
    : shop
})
afterAll(async () => {
  if (other !== shop) await other.close()
  await shop.close()
})
// The library reads the real clock, so each test begins at the real time.
beforeEach(() => {
  time = Date.now()
})

async function newShopper() {
  const owner = openBrowser(shop.app)
  const email = `rotation${++people}@example.com`
  await owner.signUp(email)
  return { ...owner, email }
}

function copyOf({ cookies }: Pick<Browser, 'cookies'>, { app } = other): Browser {
  const copy = openBrowser(app)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}

const refresh = (browser: Pick<Browser, 'post'>) => browser.post('/api/session/refresh')
const cookieOf = ({ cookies }: Pick<Browser, 'cookies'>) => cookies.get('aisleway_session')
const isSignedIn = async (browser: Pick<Browser, 'get'>) =>
  (await browser.get('/api/session')).body.user !== null
const opens = async (bearer: string) => {
  const headers = { authorization: `Bearer ${bearer}` }
  return (await openBrowser(other.app).send('GET', '/api/profile', undefined, headers)).status
}

describe('the session’s cookie', () => {
  it('has a new value after every refresh', async () => {
    const owner = await newShopper()
    const values = [cookieOf(owner)]
    for (let i = 0; i < 3; i++) {
      await refresh(owner)
      values.push(cookieOf(owner))
      time += 31 * second
    }
    expect(new Set(values).size).toBe(4)
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('of before ends the session and its access tokens once the new one was in use', async () => {
    const owner = await newShopper()
    const stolen = copyOf(owner)
    const { access_token: bearer } = (await refresh(owner)).body
    time += 31 * second
    expect(await isSignedIn(owner)).toBe(true)
    expect(await opens(bearer)).toBe(200)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await isSignedIn(owner)).toBe(false)
    expect(await opens(bearer)).toBe(401)
    expect((await refresh(owner)).status).toBe(401)
  })

  it('ends the session for a thief who was first, as soon as the owner comes by', async () => {
    const owner = await newShopper()
    const thief = copyOf(owner)
    await refresh(thief)
    time += 31 * second
    expect(await isSignedIn(thief)).toBe(true)
    expect(await isSignedIn(owner)).toBe(false)
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('is found out also where a thief refreshed and held still', async () => {
    const owner = await newShopper()
    const thief = copyOf(owner)
    await refresh(thief)
    time += 31 * second
    await refresh(owner)
    expect(cookieOf(owner)).not.toBe(cookieOf(thief))
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(owner)).toBe(false)
  })

  it('of ten refreshes ago ends it too, and neighbours stay', async () => {
    const owner = await newShopper()
    const phone = openBrowser(other.app)
    await phone.signIn(owner.email)
    const stolen = copyOf(owner)
    for (let i = 0; i < 10; i++) {
      await refresh(owner)
      time += 31 * second
    }
    await refresh(stolen)
    expect([await isSignedIn(owner), await isSignedIn(phone)]).toEqual([false, true])
    const { body } = await phone.get('/api/account/data')
    const events = body.auth_events.map((line: { event: string }) => line.event)
    expect(events).toContain('session_reused')
  })

  it('that is none of ours ends nothing', async () => {
    const owner = await newShopper()
    const forger = copyOf(owner)
    forger.cookies.set('aisleway_session', `${cookieOf(owner)?.slice(0, 20)}.forged`)
    expect(await isSignedIn(forger)).toBe(false)
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('is deleted with its session at sign-out right after a refresh', async () => {
    const owner = await newShopper()
    const copies = [copyOf(owner)]
    await refresh(owner)
    copies.push(copyOf(owner))
    await owner.signOut()
    expect(await Promise.all(copies.map(isSignedIn))).toEqual([false, false])
  })
})

describe('nobody is signed out by', () => {
  it('two tabs that refresh at the same moment, on two servers: both get one value', async () => {
    const owner = await newShopper()
    const tabs = Array.from({ length: 10 }, (_, i) => copyOf(owner, i % 2 ? shop : other))
    const answers = await Promise.all(tabs.map(refresh))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(tabs.map(cookieOf)).size).toBe(1)
    time += 31 * second
    expect(await Promise.all(tabs.map(isSignedIn))).toEqual(Array(10).fill(true))
  })

  it('a refresh that is repeated within 30 seconds: it gets the same value', async () => {
    const owner = await newShopper()
    const again = copyOf(owner)
    await refresh(owner)
    time += 29 * second
    await refresh(again)
    expect(cookieOf(again)).toBe(cookieOf(owner))
    await refresh(owner)
    expect(cookieOf(owner)).toBe(cookieOf(again))
  })

  it('requests that were under way with the old value', async () => {
    const owner = await newShopper()
    const inFlight = copyOf(owner)
    await refresh(owner)
    expect(await isSignedIn(owner)).toBe(true)
    time += 29 * second
    expect(await isSignedIn(inFlight)).toBe(true)
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('an answer that was lost before hours without a network', async () => {
    const owner = await newShopper()
    await refresh(copyOf(owner))
    time += 5 * 3600 * second
    expect(await isSignedIn(owner)).toBe(true)
    expect((await refresh(owner)).status).toBe(200)
    time += 31 * second
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('a browser that is killed before it has written its new cookie to the disk', async () => {
    const owner = await newShopper()
    const onDisk = copyOf(owner)
    await refresh(owner)
    time += 20 * second
    expect(await isSignedIn(owner)).toBe(true)
    time += 3600 * second
    expect((await refresh(onDisk)).status).toBe(200)
    time += 31 * second
    expect(await isSignedIn(onDisk)).toBe(true)
  })

  it('a server clock that is set back', async () => {
    const owner = await newShopper()
    await refresh(owner)
    time -= 2 * 3600 * second
    expect((await refresh(owner)).status).toBe(200)
    time += 31 * second
    expect(await isSignedIn(owner)).toBe(true)
  })
})

describe('an account', () => {
  it(`has ${maxSessions} sessions; one more ends the one unused for longest`, async () => {
    const owner = await newShopper()
    const others: Browser[] = []
    for (let i = 0; i < maxSessions; i++) {
      if (i === 2) {
        time += 2 * 3600 * second
        await refresh(owner)
      }
      // Sessions that were last used in the same millisecond would end in any order.
      time += second
      const browser = openBrowser(other.app)
      await browser.signIn(owner.email)
      others.push(browser)
    }
    expect((await owner.get('/api/sessions')).body).toHaveLength(maxSessions)
    const open = await Promise.all([owner, ...others].map(isSignedIn))
    expect(open).toEqual([true, false, ...Array(maxSessions - 1).fill(true)])
  })

  it('has one session of a browser that signs in twice', async () => {
    const owner = await newShopper()
    await refresh(owner)
    await owner.signIn(owner.email)
    expect((await owner.get('/api/sessions')).body).toHaveLength(1)
  })
})
