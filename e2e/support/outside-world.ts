import { createServer } from 'node:http'
import { openMailbox } from '../../apps/api/src/testing/services/mailbox.ts'
import { startOidcProvider } from '../../apps/api/src/testing/services/oidc-provider.ts'
import { people, ports, socialClient } from './addresses.ts'

// Runs beside the shop: a mail server with a page to read its mails, and an OpenID provider.

const mailbox = await openMailbox(ports.smtp)
await startOidcProvider({ people, port: ports.provider, ...socialClient })

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('to') ?? ''
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mailbox.mailsTo(to)))
}).listen(ports.mailbox, '127.0.0.1')
