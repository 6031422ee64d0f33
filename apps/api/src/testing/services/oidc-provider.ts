import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** The people with an account at the provider, by subject. */
export type People = Record<
  string,
  { name: string; email: string; email_verified: boolean } | { name: string }
>

type Options = {
  people: People
  /** The allowed redirect URI, such as `http://shop.test/api/auth/callback/oidc`. */
  redirectUri: string
  port?: number
  clientId?: string
  clientSecret?: string
}

/**
 * A real OpenID provider on this machine. Its login page has a button for each person, "Continue as
 * Mara Kimball", and one to cancel; `answerAs` presses it without a browser.
 */
export async function startOidcProvider({
  people,
  redirectUri,
  port = 0,
  clientId = 'aisleway',
  clientSecret = 'a secret of the test client',
}: Options) {
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId, clientSecret }
  const provider = new Provider(issuer, await configuration(people, { ...client, redirectUri }))
  const speakOidc = provider.callback()

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (!request.url?.startsWith(loginPath)) return speakOidc(request, response)
    if (request.method === 'GET') return showPeople(people, response)
    const sub = new URLSearchParams(await text(request)).get('sub') ?? ''
    const result = people[sub]
      ? { login: { accountId: sub } }
      : { error: 'access_denied', error_description: 'The person pressed Cancel' }
    await provider.interactionFinished(request, response, result)
  }

  return {
    issuer,
    ...client,
    answerAs,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

const loginPath = '/login/'

async function configuration(
  people: People,
  client: { clientId: string; clientSecret: string; redirectUri: string },
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    interactions: { url: (_, interaction) => `${loginPath}${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
      },
    ],
    // Nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function showPeople(people: People, response: ServerResponse) {
  const buttons = Object.entries(people).map(
    ([sub, { name }]) => `<button name="sub" value="${sub}">Continue as ${name}</button>`,
  )
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><title>Sign in</title>
    <form method="post">${buttons.join('')}<button name="sub" value="">Cancel</button></form>`)
}

/** Opens an authorization URL as a fresh browser would, and returns the final redirect. */
async function answerAs(sub: string, authorization: string): Promise<URL> {
  const home = new URL(authorization).origin
  const cookies = new Map<string, string>()
  let address = new URL(authorization)
  for (let hop = 0; hop < 10 && address.origin === home; hop++) {
    const isLogin = address.pathname.startsWith(loginPath)
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(pair => pair.join('=')).join('; ') },
      ...(isLogin && { method: 'POST', body: new URLSearchParams({ sub }) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`${address.pathname}: ${response.status} ${await response.text()}`)
    address = new URL(next, address)
  }
  return address
}
