import { createServer } from 'node:http'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { startOidcProvider } from '../../apps/api/src/testing/services/oidc-provider.ts'
import { people, ports, socialClient } from './addresses.ts'

// Runs beside the shop: a mail server with a page to read its mails, and an OpenID provider.

const arrived: { to: string; mail: Email }[] = []

new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData: async (stream, session, done) => {
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part)
    const mail = await PostalMime.parse(Buffer.concat(parts))
    for (const { address } of session.envelope.rcptTo) arrived.push({ to: address, mail })
    done()
  },
}).listen(ports.smtp, '127.0.0.1')

await startOidcProvider({ people, port: ports.provider, ...socialClient })

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('to')
  const mails = arrived.filter(item => item.to === to).map(item => item.mail)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mails))
}).listen(ports.mailbox, '127.0.0.1')
