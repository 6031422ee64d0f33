import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualLimits } from '../../auth/limits/limits.ts'
import { backgroundWorkDone } from '../../mail/background-work.ts'
import { linkIn, openMailbox, tokenIn } from '../../testing/services/mailbox.ts'
import { addTotp } from '../../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp, unlimited } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let clockMs = 0
beforeAll(async () => {
  mailbox = await openMailbox()
  shop = await openTestApp([], {
    mailer: mailbox.mailer,
    now: () => new Date(Date.now() + clockMs),
  })
})
afterAll(async () => {
  await mailbox.close()
  await shop.close()
})

type Browser = ReturnType<typeof openBrowser>

const newBrowser = () => openBrowser(shop.app)
const password = 'sesame seeds'

async function signedUp(email: string): Promise<Browser> {
  const browser = newBrowser()
  await browser.signUp(email)
  return browser
}

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/session')).body.user !== null
const profileOf = async (browser: Browser) => (await browser.get('/api/profile')).body
const outcomeOf = ({ headers }: { headers: Headers }) => headers.get('location')

async function resetToken(email: string): Promise<string> {
  await newBrowser().post('/api/auth/request-password-reset', { email })
  return tokenIn(await mailbox.take(email, /Choose a new password/))
}

const reset = (token: string, newPassword: string, browser = newBrowser()) =>
  browser.post('/api/auth/reset-password', { token, newPassword })

describe('the verification mail', () => {
  it('is sent at sign-up; its link verifies, also in a browser that is not signed in', async () => {
    const mara = await signedUp('mara@example.com')
    expect((await profileOf(mara)).emailVerified).toBe(false)
    const link = linkIn(await mailbox.take('mara@example.com', /Verify/))
    const opened = await newBrowser().get(link)
    expect([opened.status, outcomeOf(opened)]).toEqual([302, '/auth/verified?result=verified'])
    expect((await profileOf(mara)).emailVerified).toBe(true)
  })

  it('opens no session', async () => {
    await signedUp('scanned@example.com')
    const scanner = newBrowser()
    await scanner.get(linkIn(await mailbox.take('scanned@example.com', /Verify/)))
    expect(await isSignedIn(scanner)).toBe(false)
  })

  it('may be opened twice, as mail programs do before their owner', async () => {
    await signedUp('twice@example.com')
    const link = linkIn(await mailbox.take('twice@example.com', /Verify/))
    await newBrowser().get(link)
    expect(outcomeOf(await newBrowser().get(link))).toBe('/auth/verified?result=verified')
  })

  it('works for 24 hours', async () => {
    const late = await signedUp('late@example.com')
    const link = linkIn(await mailbox.take('late@example.com', /Verify/))
    clockMs = 24 * 3600 * 1000 + 1000
    expect(outcomeOf(await newBrowser().get(link))).toBe('/auth/verified?error=expired')
    clockMs = 0
    expect((await profileOf(late)).emailVerified).toBe(false)
  })

  it.each(['', 'x', 'x.y', '.', '%00.x', 'x.%00', `${'a'.repeat(5000)}.b`])(
    'of a forged link %.20j does nothing',
    async token => {
      const { status, headers } = await newBrowser().get(`/api/auth/confirm-address?token=${token}`)
      expect([status, outcomeOf({ headers })]).toEqual([302, '/auth/verified?error=expired'])
    },
  )

  it('is sent once more on request, until the address is verified', async () => {
    const again = await signedUp('again@example.com')
    await mailbox.take('again@example.com', /Verify/)
    expect((await again.post('/api/account/verification')).body).toEqual({ sent: true })
    await newBrowser().get(linkIn(await mailbox.take('again@example.com', /Verify/)))
    expect((await again.post('/api/account/verification')).body).toEqual({ sent: false })
  })

  it('that cannot be delivered does not stop the sign-up', async () => {
    expect(await isSignedIn(await signedUp('refused-ben@example.com'))).toBe(true)
  })
})

describe('a forgotten password', () => {
  it('is set anew by the link of the mail; all sessions end, the address is verified', async () => {
    const phone = await signedUp('lost@example.com')
    const laptop = newBrowser()
    await laptop.signIn('lost@example.com')
    const token = await resetToken('lost@example.com')
    expect((await reset(token, 'poppy seeds')).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false])
    expect((await laptop.signIn('lost@example.com')).status).toBe(401)
    expect((await laptop.signIn('lost@example.com', 'poppy seeds')).status).toBe(200)
    expect((await profileOf(laptop)).emailVerified).toBe(true)
    await mailbox.take('lost@example.com', /password was changed/)
  })

  it('takes the second factor of whoever used the address before it was verified, and no other', async () => {
    const owes = async (email: string) => {
      const browser = await signedUp(email)
      await addTotp(browser, 'My phone', new Date(Date.now() + clockMs))
      return async () => {
        await reset(await resetToken(email), 'poppy seeds')
        const next = newBrowser()
        await next.signIn(email, 'poppy seeds')
        return !(await isSignedIn(next))
      }
    }
    const afterStranger = await owes('squatted@example.com')
    const afterOwner = await owes('proven@example.com')
    await newBrowser().get(linkIn(await mailbox.take('proven@example.com', /Verify/)))
    expect([await afterStranger(), await afterOwner()]).toEqual([false, true])
  })

  it('gets its mail, although the server closes right after the answer', async () => {
    await signedUp('closing@example.com')
    await newBrowser().post('/api/auth/request-password-reset', { email: 'closing@example.com' })
    await backgroundWorkDone(20_000)
    const subjects = mailbox.mailsTo('closing@example.com').map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/Choose a new password/))
  })

  it('is set once by a link, also when it is used twice at a time', async () => {
    await signedUp('once@example.com')
    const token = await resetToken('once@example.com')
    const answers = await Promise.all([reset(token, 'first one'), reset(token, 'other one')])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 400])
    const used = await reset(token, 'third one')
    expect([used.status, used.body.code]).toEqual([400, 'INVALID_TOKEN'])
  })

  it('ends the other reset links that are out', async () => {
    await signedUp('many@example.com')
    const older = await resetToken('many@example.com')
    await reset(await resetToken('many@example.com'), 'poppy seeds')
    expect((await reset(older, 'other seeds')).status).toBe(400)
  })

  it('cannot be set after an hour', async () => {
    await signedUp('hour@example.com')
    const token = await resetToken('hour@example.com')
    await shop.database.queries.execute(
      "UPDATE verifications SET expires_at = now() AT TIME ZONE 'UTC' - interval '1 second'",
    )
    expect((await reset(token, 'poppy seeds')).status).toBe(400)
  })

  it('has its hour by the clock of the server', async () => {
    await signedUp('clock@example.com')
    clockMs = 30 * 60 * 1000
    const before = Date.now() + clockMs
    await resetToken('clock@example.com')
    clockMs = 0
    const [row] = await shop.database.runPrepared<{ ms: number }>(
      `SELECT (extract(epoch FROM max(expires_at)) * 1000)::float8 AS ms FROM verifications
       WHERE value = (SELECT id FROM users WHERE email = 'clock@example.com')`,
      [],
    )
    expect((row?.ms ?? 0) - before).toBeGreaterThanOrEqual(60 * 60 * 1000)
  })

  it('gives its first password to an account that only social sign-ins opened', async () => {
    await signedUp('social@example.com')
    await shop.database.queries.execute(
      "DELETE FROM accounts USING users WHERE users.id = user_id AND email = 'social@example.com'",
    )
    expect((await newBrowser().signIn('social@example.com')).status).toBe(401)
    await reset(await resetToken('social@example.com'), 'poppy seeds')
    expect((await newBrowser().signIn('social@example.com', 'poppy seeds')).status).toBe(200)
  })

  it('is not kept in the database in a form that opens anything', async () => {
    await signedUp('stolen@example.com')
    const token = await resetToken('stolen@example.com')
    const verify = tokenIn(await mailbox.take('stolen@example.com', /Verify/))
    const rows = await shop.database.runPrepared('SELECT * FROM verifications', [])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(verify.split('.')[1])
  })
})

describe('a new address', () => {
  const change = (browser: Browser, email: string, given = password) =>
    browser.post('/api/account/email', { email, password: given })

  it('is taken when the link in its mailbox is opened; the old one is told at once', async () => {
    const ida = await signedUp('old@example.com')
    expect((await change(ida, 'New@Example.com')).body).toEqual({ sentTo: 'new@example.com' })
    const notice = await mailbox.take('old@example.com', /about to change/)
    expect(notice.text).toContain('new@example.com')
    expect(await profileOf(ida)).toMatchObject({ email: 'old@example.com' })
    const link = linkIn(await mailbox.take('new@example.com', /Confirm/))
    expect(outcomeOf(await newBrowser().get(link))).toBe('/auth/verified?result=changed')
    expect(await profileOf(ida)).toMatchObject({ email: 'new@example.com', emailVerified: true })
    expect((await newBrowser().signIn('new@example.com')).status).toBe(200)
    expect((await newBrowser().signIn('old@example.com')).status).toBe(401)
  })

  it('is not taken back by the older verification link, nor by a reset mail to the old address', async () => {
    const ida = await signedUp('back@example.com')
    const older = linkIn(await mailbox.take('back@example.com', /Verify/))
    const token = await resetToken('back@example.com')
    await change(ida, 'forth@example.com')
    await newBrowser().get(linkIn(await mailbox.take('forth@example.com', /Confirm/)))
    expect(outcomeOf(await newBrowser().get(older))).toBe('/auth/verified?error=expired')
    expect((await reset(token, 'poppy seeds')).status).toBe(400)
    expect(await profileOf(ida)).toMatchObject({ email: 'forth@example.com' })
  })

  it('asked for by a thief is stopped by setting a new password', async () => {
    const thief = await signedUp('victim@example.com')
    await change(thief, 'thief@example.com')
    const link = linkIn(await mailbox.take('thief@example.com', /Confirm/))
    await reset(await resetToken('victim@example.com'), 'poppy seeds')
    expect(outcomeOf(await newBrowser().get(link))).toBe('/auth/verified?error=expired')
    expect((await newBrowser().signIn('victim@example.com', 'poppy seeds')).status).toBe(200)
  })

  it('needs the password', async () => {
    const ida = await signedUp('careful@example.com')
    const { status, body } = await change(ida, 'other@example.com', 'wrong seeds')
    expect([status, body.code]).toEqual([422, 'WRONG_PASSWORD'])
  })

  it('that has an account is answered alike, gets no mail and is never taken', async () => {
    await signedUp('owner@example.com')
    const ida = await signedUp('curious@example.com')
    await mailbox.take('owner@example.com', /Verify/)
    expect((await change(ida, 'owner@example.com')).body).toEqual({ sentTo: 'owner@example.com' })
    await mailbox.take('curious@example.com', /about to change/)
    expect(mailbox.mailsTo('owner@example.com')).toEqual([])
  })

  it('that somebody else took meanwhile stays theirs', async () => {
    const ida = await signedUp('slow@example.com')
    await change(ida, 'wanted@example.com')
    await signedUp('wanted@example.com')
    const link = linkIn(await mailbox.take('wanted@example.com', /Confirm/))
    expect(outcomeOf(await newBrowser().get(link))).toBe('/auth/verified?error=taken')
    expect(await profileOf(ida)).toMatchObject({ email: 'slow@example.com' })
  })
})

describe('an address that nobody has verified', () => {
  it('gets so many mails a day at most, whoever signs up with it or changes to it', async () => {
    const stranger = 'stranger@example.com'
    const unverifiedAddress = { ...usualLimits.unverifiedAddress, most: 3 }
    const small = await openTestApp([], {
      database: shop.database,
      mailer: mailbox.mailer,
      now: () => new Date(Date.now() + clockMs),
      limits: { ...unlimited, unverifiedAddress },
    })
    const changeOf = async (name: string, email: string) => {
      const browser = openBrowser(small.app)
      await browser.signUp(`${name}@example.com`)
      return (await browser.post('/api/account/email', { email, password })).status
    }
    expect(await changeOf('first-pest', stranger)).toBe(200)
    expect(await changeOf('second-pest', stranger.toUpperCase())).toBe(200)
    const pest = openBrowser(small.app)
    expect((await pest.signUp(stranger)).status).toBe(200)
    await expect.poll(() => mailbox.mailsTo(stranger)).toHaveLength(3)
    expect(await changeOf('third-pest', stranger)).toBe(429)
    expect((await pest.post('/api/account/verification')).status).toBe(429)
    const changed = { current: password, password: 'poppy seeds' }
    expect((await pest.post('/api/account/password', changed)).status).toBe(200)
    const end = await pest.post('/api/account/deletion', { password: 'poppy seeds' })
    expect(end.status).toBe(200)
    expect((await pest.signUp(stranger)).status).toBe(200)
    expect(await changeOf('fourth-pest', 'other@example.com')).toBe(200)
    await mailbox.take('other@example.com', /Confirm/)
    expect(mailbox.mailsTo(stranger)).toHaveLength(3)
    clockMs = 24 * 3600 * 1000 + 1000
    expect((await pest.post('/api/account/verification')).status).toBe(200)
    await expect.poll(() => mailbox.mailsTo(stranger)).toHaveLength(4)
    clockMs = 0
  })
})

describe('links in mails', () => {
  it('begin with PUBLIC_URL, whatever host the asker names', async () => {
    const site = await openTestApp([], {
      database: shop.database,
      mailer: mailbox.mailer,
      publicUrl: 'https://shop.example',
    })
    await signedUp('poisoned@example.com')
    const answer = await site.app.request('https://evil.test/api/auth/request-password-reset', {
      method: 'POST',
      headers: {
        host: 'evil.test',
        origin: 'https://shop.example',
        'x-forwarded-host': 'evil.test',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'poisoned@example.com' }),
    })
    expect(answer.status).toBe(200)
    const mail = await mailbox.take('poisoned@example.com', /Choose a new password/)
    expect(mail.text).toContain('https://shop.example/auth/reset?token=')
    expect(`${mail.text}${mail.html}`).not.toContain('evil.test')
  })
})
