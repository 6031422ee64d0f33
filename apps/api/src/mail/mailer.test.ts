import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchLog } from '../testing/catch-log.ts'
import { linkIn, openMailbox } from '../testing/services/mailbox.ts'
import { fileMailer, sendInBackground, smtpMailer } from './mailer.ts'
import { addressChangeNotice, resetPasswordMail, verifyAddressMail } from './mails.ts'

const link = 'https://shop.test/auth/reset?token=a-secret-token'
const reset = resetPasswordMail({ to: 'mara@example.com', link, language: 'en' })

let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())

describe('a mail by SMTP', () => {
  it('arrives as plain text and as HTML, both with the link', async () => {
    await mailbox.mailer.send(reset)
    const mail = await mailbox.take('mara@example.com', /Choose a new password/)
    expect(mail.from).toMatchObject({ name: 'Aisleway', address: 'hello@shop.test' })
    expect(mail.to).toEqual([expect.objectContaining({ address: 'mara@example.com' })])
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
    expect(linkIn(mail)).toBe('/auth/reset?token=a-secret-token')
  })

  it('goes to one address, whatever the address holds', async () => {
    const trick = 'mara@example.com, eve@example.com'
    await mailbox.mailer.send({ ...reset, to: trick }).catch(() => {})
    expect(mailbox.mailsTo('eve@example.com')).toEqual([])
  })

  it('cannot be given another header by its address', async () => {
    await mailbox.mailer
      .send({ ...reset, to: 'mara@example.com\r\nBcc: eve@example.com' })
      .catch(() => {})
    expect(mailbox.mailsTo('eve@example.com')).toEqual([])
  })
})

describe('a mail’s HTML', () => {
  it('shows typed words as words', () => {
    const { html } = addressChangeNotice({
      to: 'mara@example.com',
      link,
      language: 'en',
      newAddress: `"><img src=x onerror="alert('1')">&`,
    })
    expect(html).toContain(
      '&quot;&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
    )
    expect(html).not.toContain('<img')
  })

  it('asks nothing of other servers and runs nothing', () => {
    const { html } = verifyAddressMail({ to: 'mara@example.com', link, language: 'en' })
    expect(html).not.toMatch(/<(img|link|script|iframe)|@import|url\(/i)
  })

  it('has the app’s colours, by day and by night', () => {
    expect(reset.html).toContain('background:#007a3d')
    expect(reset.html).toMatch(/prefers-color-scheme:dark.*#46c968/s)
  })
})

describe('without SMTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-mail-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('a mail is a file that mail programs open, and the log names the file only', async () => {
    const log = catchLog()
    await fileMailer({ folder: join(folder, 'mail'), from: 'Aisleway <hello@shop.test>' }).send(
      reset,
    )
    const [name = ''] = readdirSync(join(folder, 'mail'))
    const file = join(folder, 'mail', name)
    expect(name).toMatch(/\.eml$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(readFileSync(file))
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
    const line = log.entries.map(({ msg }) => msg).join()
    expect(line).toContain(file)
    expect(line).not.toMatch(/mara|secret-token/)
    log.release()
  })
})

describe('a mail that cannot be sent', () => {
  it.each([
    [
      'no mail server answers',
      smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@shop.test' }),
      'mara',
    ],
    ['the mail server refuses the address', undefined, 'refused-mara'],
  ])('is logged without address and link: %s', async (_, mailer, name) => {
    const log = catchLog()
    sendInBackground(mailer ?? mailbox.mailer, { ...reset, to: `${name}@example.com` })
    await vi.waitFor(() => expect(log.entries).toHaveLength(1), 5000)
    const line = log.entries.map(({ msg }) => msg).join()
    expect(line).toMatch(/^The mail "Choose a new password" could not be sent \(E\w+( \d+)?\)\.$/)
    expect(line).not.toMatch(/mara|secret-token/)
    log.release()
  })
})
