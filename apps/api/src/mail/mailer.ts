import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { log } from '../log/log.ts'
import { inBackground } from './background-work.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends mail. `isConfigured` says whether it can reach anybody. */
export type Mailer = { isConfigured: boolean; send: (mail: Mail) => Promise<void> }

const connectMs = 10_000
const silenceMs = 30_000

/** Mail over SMTP; `url` is an smtp:// or smtps:// URL with user and password. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    isConfigured: true,
    send: async mail => {
      await transport.sendMail({ ...mail, from, to: recipient(mail) })
    },
  }
}

/** Without SMTP: each mail becomes an .eml file that any mail program opens, and a line in the log. */
export function fileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    isConfigured: false,
    send: async mail => {
      const { message } = await transport.sendMail({ ...mail, from, to: recipient(mail) })
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const moment = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${moment}-${randomBytes(4).toString('hex')}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' })
      log.info(`SMTP_URL is not set, so a mail was written to ${file}`)
    },
  }
}

/**
 * Sends in the background: the response time, or a failure, would reveal whether the address has an account. The log
 * gets neither the address, nor the link, nor the mail server's message, which repeats the address.
 */
export function sendInBackground(mailer: Mailer, mail: Mail): void {
  inBackground(
    mailer.send(mail).catch((error: { code?: unknown; responseCode?: unknown }) => {
      const reason = [error?.code, error?.responseCode].filter(Boolean).join(' ') || 'no code'
      log.error(`The mail "${mail.subject}" could not be sent (${reason}).`)
    }),
  )
}

/** An object, so that no character in an address can split it into two. */
function recipient({ to }: Mail) {
  return { name: '', address: to }
}
