import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { openMailbox, tokenIn } from '../testing/services/mailbox.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { canServeTwo, openTestDatabase } from '../testing/test-database.ts'
import { usualLimits } from './limits/limits.ts'

type Shop = Awaited<ReturnType<typeof openTestApp>>

const minuteMs = 60_000
let clockMs = 0
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let database: Database
let second: Database | undefined
/** One server, or two on PostgreSQL, which share nothing but the database. */
let servers: Shop[]

beforeAll(async () => {
  mailbox = await openMailbox()
  const given = {
    mailer: mailbox.mailer,
    limits: usualLimits,
    now: () => new Date(Date.now() + clockMs),
    trustedProxies: ['10.9.9.9'],
  }
  const opened = await openTestDatabase()
  database = opened
  second = canServeTwo() ? await opened.openAgain() : undefined
  const databases = second ? [database, second] : [database]
  servers = await Promise.all(databases.map(each => openTestApp([], { ...given, database: each })))
})
afterAll(async () => {
  await mailbox.close()
  await second?.close()
  await database.close()
})

let addresses = 0
/** A stranger at one of the servers, from a new address and with a forged X-Forwarded-For. */
function stranger(turn = 0) {
  addresses += 1
  const peer = `198.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
  const browser = openBrowser(servers[turn % servers.length]!.app, { peer })
  const forged = { 'x-forwarded-for': `203.0.113.${turn % 250}, 10.9.9.9` }
  return {
    ...browser,
    guess: (email: string, password: string) =>
      browser.send('POST', '/api/auth/sign-in/email', { email, password }, forged),
  }
}

async function shopper(email: string) {
  const browser = stranger()
  await browser.signUp(email)
  return browser
}

const counts = (answers: { status: number }[]) => ({
  tried: answers.filter(answer => answer.status === 401).length,
  refused: answers.filter(answer => answer.status === 429).length,
  open: answers.filter(answer => answer.status === 200).length,
})

describe('guessing the password of one account', () => {
  it('ends after 10 wrong ones in 10 minutes, from ever new addresses, on all servers together', async () => {
    const email = 'guessed@example.com'
    const owner = await shopper(email)
    const answers = []
    for (let i = 0; i < 40; i++) answers.push(await stranger(i).guess(email, `wrong ${i}`))
    expect(counts(answers)).toEqual({ tried: 10, refused: 30, open: 0 })

    const refused = answers.at(-1)
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(refused?.body.message).toMatch(/try again in \d+ minutes/)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(590)
    // Now a stranger is refused even with the right password.
    expect((await stranger().guess(email, 'sesame seeds')).status).toBe(429)

    // The owner's open session continues, and the known browser can still sign in.
    expect((await owner.get('/api/session')).body.user).not.toBeNull()
    await owner.signOut()
    expect((await owner.signIn(email)).status).toBe(200)
  })

  it('is not locked out for hours after the servers’ clocks were set back by two', async () => {
    const email = 'set-back@example.com'
    await shopper(email)
    for (let i = 0; i < 10; i++) await stranger(i).guess(email, `wrong ${i}`)
    clockMs -= 2 * 3_600_000
    const { status } = await stranger().guess(email, 'sesame seeds')
    clockMs += 2 * 3_600_000
    expect(status).toBe(200)
  })

  it('gets no more by trying all at once', async () => {
    const email = 'parallel@example.com'
    await shopper(email)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => stranger(i).guess(email, `wrong ${i}`)),
    )
    expect(counts(answers)).toEqual({ tried: 10, refused: 40, open: 0 })
  })

  it('gets no more around the end of a window', async () => {
    const email = 'window@example.com'
    await shopper(email)
    const tried: number[] = []
    for (let minute = 0; minute <= 30; minute += 0.5) {
      clockMs = minute * minuteMs
      const { status } = await stranger().guess(email, 'wrong seeds')
      if (status === 401) tried.push(minute)
    }
    clockMs = 0
    const most = Math.max(
      ...tried.map(start => tried.filter(at => at >= start && at < start + 10).length),
    )
    expect(most).toBe(10)
    expect(tried.length).toBeGreaterThan(10)
  })

  it('may go on after 10 quiet minutes', async () => {
    const email = 'later@example.com'
    await shopper(email)
    for (let i = 0; i < 11; i++) await stranger(i).guess(email, 'wrong seeds')
    clockMs = 10 * minuteMs + 1000
    expect((await stranger().guess(email, 'sesame seeds')).status).toBe(200)
    clockMs = 0
  })

  it('does not count the right password: an owner may sign in 30 times', async () => {
    const email = 'busy@example.com'
    await shopper(email)
    for (let i = 0; i < 30; i++) {
      expect((await stranger(i).guess(email, 'sesame seeds')).status).toBe(200)
    }
  })

  it('counts a password that is longer than any: only a sign-in is given back', async () => {
    const email = 'long@example.com'
    await shopper(email)
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await stranger(i).guess(email, 'x'.repeat(500)))
    expect(counts(answers)).toEqual({ tried: 10, refused: 2, open: 0 })
  })

  it('is not made longer by the owner’s right passwords in between', async () => {
    const email = 'between@example.com'
    await shopper(email)
    const answers = []
    for (let i = 0; i < 15; i++) {
      answers.push(await stranger(i).guess(email, 'wrong seeds'))
      if (i < 9) await stranger(i).guess(email, 'sesame seeds')
    }
    expect(counts(answers).tried).toBe(10)
  })

  it('is counted alike for an address without an account', async () => {
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await stranger(i).guess('nobody@example.com', 'x'))
    expect(counts(answers)).toEqual({ tried: 10, refused: 2, open: 0 })
  })

  it('is counted as one account however the address is written', async () => {
    await shopper('case@example.com')
    const answers = []
    for (let i = 0; i < 12; i++) {
      const email = i % 2 ? 'Case@Example.COM' : 'case@example.com'
      answers.push(await stranger(i).guess(email, 'wrong seeds'))
    }
    expect(counts(answers).tried).toBe(10)
  })

  it('leaves the neighbours alone', async () => {
    await shopper('neighbour@example.com')
    expect((await stranger().guess('neighbour@example.com', 'sesame seeds')).status).toBe(200)
  })
})

describe('a known device', () => {
  it('has 10 wrong guesses of its own and no more, also all at once', async () => {
    const email = 'device@example.com'
    const owner = await shopper(email)
    await owner.signOut()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => owner.signIn(email, 'wrong seeds')),
    )
    expect(counts(answers)).toEqual({ tried: 10, refused: 15, open: 0 })
    expect((await stranger().guess(email, 'sesame seeds')).status).toBe(200)
  })

  it('of somebody else is a stranger’s', async () => {
    const email = 'mine@example.com'
    await shopper(email)
    const thief = await shopper('thief@example.com')
    await thief.signOut()
    for (let i = 0; i < 12; i++) await stranger(i).guess(email, 'wrong seeds')
    expect((await thief.signIn(email)).status).toBe(429)
  })

  it('cannot be made up', async () => {
    const email = 'forged@example.com'
    const owner = await shopper(email)
    const [id] = (owner.cookies.get('aisleway_device') ?? '').split('.')
    for (let i = 0; i < 12; i++) await stranger(i).guess(email, 'wrong seeds')
    const forger = stranger()
    forger.cookies.set('aisleway_device', `${id}.${'A'.repeat(43)}`)
    expect((await forger.signIn(email)).status).toBe(429)
  })
})

describe('a reset mail', () => {
  it('unlocks the account, and its browser stays known', async () => {
    const email = 'unlock@example.com'
    await shopper(email)
    for (let i = 0; i < 12; i++) await stranger(i).guess(email, 'wrong seeds')
    const owner = stranger()
    expect((await owner.signIn(email)).status).toBe(429)
    await owner.post('/api/auth/request-password-reset', { email })
    const token = tokenIn(await mailbox.take(email, /Choose a new password/))
    await owner.post('/api/auth/reset-password', { token, newPassword: 'poppy seeds' })
    expect((await stranger().guess(email, 'poppy seeds')).status).toBe(200)
    for (let i = 0; i < 12; i++) await stranger(i).guess(email, 'wrong seeds')
    expect((await owner.signIn(email, 'poppy seeds')).status).toBe(200)
  })
})

describe('one address', () => {
  it('has 50 wrong passwords in 10 minutes, over all accounts', async () => {
    const one = openBrowser(servers[0]!.app, { peer: '192.0.2.1' })
    const answers = []
    for (let i = 0; i < 60; i++) answers.push(await one.signIn(`any${i}@example.com`, 'x'))
    expect(counts(answers)).toEqual({ tried: 50, refused: 10, open: 0 })
  })

  it('is a whole /64 of IPv6, behind the trusted proxy as well', async () => {
    const proxied = openBrowser(servers[0]!.app, { peer: '10.9.9.9' })
    const answers = []
    for (let i = 0; i < 55; i++) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2:${i.toString(16)}::1` }
      const credentials = { email: `six${i}@example.com`, password: 'x' }
      answers.push(await proxied.send('POST', '/api/auth/sign-in/email', credentials, headers))
    }
    expect(counts(answers)).toEqual({ tried: 50, refused: 5, open: 0 })
  })

  it('signs up a family, and everybody on a guest Wi-Fi: 100 an hour', async () => {
    const wifi = { peer: '192.0.2.3' }
    const guests = Array.from({ length: 30 }, (_, i) => `guest${i}@example.com`)
    const joined = await Promise.all(
      guests.map(email => openBrowser(servers[0]!.app, wifi).signUp(email)),
    )
    expect(joined.map(answer => answer.status)).toEqual(guests.map(() => 200))

    // A password that is too short counts like any other, and saves the test a hash.
    const one = openBrowser(servers[0]!.app, wifi)
    for (let i = 30; i < 100; i++) {
      expect((await one.signUp(`short${i}@example.com`, 'short')).status).toBe(400)
    }
    const refused = await one.signUp('late@example.com')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/try again in (59|60) minutes/)
    expect((await shopper('elsewhere@example.com')).cookies.size).toBeGreaterThan(0)
  })

  it('has 20 reset mails an hour, an account 3', async () => {
    const one = openBrowser(servers[0]!.app, { peer: '192.0.2.2' })
    const ask = (email: string) => one.post('/api/auth/request-password-reset', { email })
    const same = []
    for (let i = 0; i < 5; i++) same.push((await ask('asked@example.com')).status)
    expect(same).toEqual([200, 200, 200, 429, 429])
    const others = []
    for (let i = 0; i < 20; i++) others.push((await ask(`asked${i}@example.com`)).status)
    expect(others.filter(status => status === 200)).toHaveLength(17)
  })
})

describe('a session that was left open', () => {
  it('has 10 wrong passwords, over all that ask for one', async () => {
    const owner = await shopper('left@example.com')
    const answers = []
    for (let i = 0; i < 12; i++) {
      answers.push(
        await [
          () => owner.post('/api/account/deletion', { password: 'wrong' }),
          () => owner.post('/api/account/password', { current: 'wrong', password: 'poppy seeds' }),
          () => owner.post('/api/account/email', { email: 'x@example.com', password: 'wrong' }),
        ][i % 3]!(),
      )
    }
    expect(answers.map(answer => answer.status)).toEqual([...Array(10).fill(422), 429, 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(answers.at(-1)?.body.code).toBe('TOO_MANY_REQUESTS')
  })

  it('lets 3 mails an hour be sent', async () => {
    const owner = await shopper('mails@example.com')
    const statuses = []
    for (let i = 0; i < 4; i++)
      statuses.push((await owner.post('/api/account/verification')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('the record', () => {
  it('has one line for a wait, however many were refused, and no address in the counts', async () => {
    const email = 'record@example.com'
    const owner = await shopper(email)
    for (let i = 0; i < 30; i++) await owner.signIn(email, 'wrong seeds')
    const [{ lines } = { lines: 0 }] = await database.runPrepared<{ lines: number }>(
      `SELECT count(*)::int AS lines FROM auth_events WHERE event = 'throttled' AND address = $1`,
      [`198.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`],
    )
    expect(lines).toBe(1)
    const keys = await database.runPrepared('SELECT key FROM throttles', [])
    expect(JSON.stringify(keys)).not.toMatch(/@|\d+\.\d+\.\d+/)
  })
})

describe.skipIf(!canServeTwo())('two servers on one PostgreSQL', () => {
  it('were what the guesses above were sent to', () => {
    expect(servers).toHaveLength(2)
  })

  it.each(['password change', 'reset', 'deletion', 'sign-out elsewhere'])(
    'know at once that a session ended: %s',
    async how => {
      const email = `${how.replaceAll(/\W/g, '')}@example.com`
      const owner = await shopper(email)
      const copies = servers.map(({ app }) => {
        const copy = openBrowser(app)
        for (const [name, value] of owner.cookies) copy.cookies.set(name, value)
        return copy
      })
      const signedIn = async () =>
        Promise.all(copies.map(async copy => (await copy.get('/api/session')).body.user !== null))
      expect(await signedIn()).toEqual([true, true])
      if (how === 'password change') {
        const body = { current: 'sesame seeds', password: 'poppy seeds' }
        expect((await owner.post('/api/account/password', body)).status).toBe(200)
      }
      if (how === 'deletion') {
        const answer = await owner.post('/api/account/deletion', { password: 'sesame seeds' })
        expect(answer.status).toBe(200)
      }
      if (how === 'reset') {
        await owner.post('/api/auth/request-password-reset', { email })
        const token = tokenIn(await mailbox.take(email, /Choose a new password/))
        await owner.post('/api/auth/reset-password', { token, newPassword: 'poppy seeds' })
      }
      if (how === 'sign-out elsewhere') {
        const laptop = stranger(1)
        await laptop.guess(email, 'sesame seeds')
        expect((await laptop.delete('/api/sessions')).body).toHaveLength(1)
      }
      expect(await signedIn()).toEqual([false, false])
    },
  )
})
