import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { linkIn, openMailbox, tokenIn } from '../testing/services/mailbox.ts'
import { addTotp, answer, challenge, codeOf } from '../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'

/** Everything that the process writes while this file runs. */
const lines: string[] = []
const secrets = new Set<string>()
let shop: Awaited<ReturnType<typeof openTestApp>>
let mailbox: Awaited<ReturnType<typeof openMailbox>>

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => {
      lines.push(
        parts.map(part => (part instanceof Error ? describeAll(part) : String(part))).join(' '),
      )
    })
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation(chunk => lines.push(String(chunk)) > 0)
  }
  mailbox = await openMailbox()
  shop = await openTestApp([], { mailer: mailbox.mailer })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await mailbox.close()
  await shop.close()
})

/** The error as the console would print it, with every field and cause. */
function describeAll(error: Error): string {
  const cause = error.cause instanceof Error ? describeAll(error.cause) : ''
  return `${error.stack} ${JSON.stringify({ ...error })} ${cause}`
}

const keep = (secret: string | undefined) => {
  if (secret && secret.length >= 6) secrets.add(secret)
  return secret ?? ''
}

const newBrowser = () => {
  const browser = openBrowser(shop.app)
  return {
    ...browser,
    keepCookies: () => {
      for (const value of browser.cookies.values()) keep(value.split('.')[0])
    },
  }
}

const password = keep('canary password')
const wrong = keep('wrong canary')
const nextPassword = keep('next canary password')
const email = keep('canary@example.com')

it('writes no password, token, code, secret or address to the log, whatever happens', async () => {
  const owner = newBrowser()
  await owner.signUp(email, password)
  await newBrowser().signUp(email, wrong)
  await newBrowser().signIn(email, wrong)
  await newBrowser().signIn('nobody-canary@example.com', wrong)
  owner.keepCookies()
  const link = linkIn(await mailbox.take(email, /Verify/))
  keep(link.split('=')[1])
  await newBrowser().get(link)
  await owner.get(`${link}x`)

  const session = (await owner.post('/api/session/refresh')).body
  keep(session.access_token)
  await newBrowser().send('GET', '/api/profile', undefined, {
    authorization: `Bearer ${session.access_token}`,
  })
  await newBrowser().send('GET', '/api/profile', undefined, { authorization: 'Bearer canary.a.b' })

  const factor = await addTotp(owner)
  keep(factor.secret)
  const code = keep(codeOf(factor, new Date(), 1))
  const second = newBrowser()
  await second.signIn(email, password)
  const challengeId = await challenge(second, factor)
  await answer(second, factor, challengeId, keep('000000'))
  await answer(second, factor, challengeId, code)
  second.keepCookies()
  const { codes } = (await owner.post('/api/factors/recovery-codes')).body
  for (const recovery of codes) keep(recovery)
  const third = newBrowser()
  await third.signIn(email, password)
  await third.post('/api/factors/recovery', { code: keep('wrong-recovery') })
  await third.post('/api/factors/recovery', { code: codes[0] })
  third.keepCookies()

  await owner.post('/api/account/email', { email: keep('next-canary@example.com'), password })
  keep(tokenIn(await mailbox.take('next-canary@example.com', /Confirm/)))
  await owner.post('/api/account/password', { current: wrong, password: nextPassword })
  await owner.post('/api/account/password', { current: password, password: nextPassword })
  owner.keepCookies()
  await newBrowser().post('/api/auth/request-password-reset', { email })
  const token = keep(tokenIn(await mailbox.take(email, /Choose a new password/)))
  await newBrowser().post('/api/auth/reset-password', { token: `${token}x`, newPassword: wrong })
  await newBrowser().post('/api/auth/reset-password', { token, newPassword: password })
  await newBrowser().signUp('refused-canary@example.com', password)
  keep('refused-canary')
  await vi.waitFor(() => expect(lines.join()).toContain('could not be sent'), 5000)

  // A broken database makes the server log its queries.
  const rename = (from: string, to: string) =>
    shop.database.queries.execute(`ALTER TABLE ${from} RENAME TO ${to}`)
  const broken = []
  for (const table of [
    'accounts',
    'users',
    'throttles',
    'auth_events',
    'verifications',
    'sessions',
  ]) {
    await rename(table, 'broken_table')
    broken.push((await newBrowser().signIn(email, password)).status)
    await newBrowser().signUp(`${table}-canary@example.com`, password)
    await owner.post('/api/account/password', { current: password, password: wrong })
    await owner.get('/api/account/data')
    await newBrowser().post('/api/auth/request-password-reset', { email })
    await new Promise(resolve => setTimeout(resolve, 400))
    await rename('broken_table', table)
  }
  expect(broken.filter(status => status >= 500).length).toBeGreaterThan(3)

  await newBrowser().post('/api/auth/sign-in/email', { email: [email], password })
  const last = newBrowser()
  await last.signIn(email, password)
  await last.post('/api/account/deletion', { password })

  const text = lines.join('\n')
  expect(text).toContain('Query failed')
  expect(secrets.size).toBeGreaterThan(25)
  const isTelling = (line: string) =>
    /\$argon2|canary/i.test(line) || [...secrets].some(secret => line.includes(secret))
  expect(lines.filter(isTelling)).toEqual([])
})
