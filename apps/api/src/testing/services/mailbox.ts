import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { smtpMailer } from '../../mail/mailer.ts'

/** A real mail server, on a free port unless told otherwise, and the mails that arrived there. */
export async function openMailbox(askedPort = 0) {
  const arrived: { to: string; mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('refused') ? new Error(`No mailbox for ${address}`) : null),
    onData: async (stream, session, done) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part)
      const mail = await PostalMime.parse(Buffer.concat(parts))
      for (const { address } of session.envelope.rcptTo) arrived.push({ to: address, mail })
      done()
    },
  })
  await new Promise<void>(resolve => server.listen(askedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  return {
    mailer: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Aisleway <hello@shop.test>' }),
    mailsTo: (to: string) => arrived.filter(item => item.to === to).map(item => item.mail),
    /** Waits for, and removes, the oldest mail to an address with this subject. */
    async take(to: string, subject: RegExp): Promise<Email> {
      for (let waited = 0; waited < 5000; waited += 20) {
        const index = arrived.findIndex(
          item => item.to === to && subject.test(item.mail.subject ?? ''),
        )
        const [found] = index < 0 ? [] : arrived.splice(index, 1)
        if (found) return found.mail
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      throw new Error(`No mail "${subject}" to ${to}`)
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** The path and query of the only link in a mail's plain text. */
export function linkIn({ text = '' }: Email): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

export function tokenIn(mail: Email): string {
  return new URLSearchParams(linkIn(mail).split('?')[1]).get('token') ?? ''
}
