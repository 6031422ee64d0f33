import { APIError } from 'better-auth/api'
import {
  createAuthorizationURL,
  type OAuthProvider,
  validateAuthorizationCode,
} from 'better-auth/oauth2'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { log } from '../../log/log.ts'

export type OpenIdClient = {
  id: string
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** The provider posts its answer instead of putting it into the redirect. */
  postsAnswer?: boolean
}

/**
 * Sign-in with an OpenID Connect provider. The library's generic plugin fetches the discovery document
 * before it answers anything, drops the provider for good if there is none, and accepts an answer without
 * an ID token; its Google and Apple presets check no nonce. This one fetches the document when somebody
 * signs in, and trusts only a signed ID token with the nonce of this sign-in.
 */
export function openIdProvider(client: OpenIdClient): OAuthProvider<Claims> {
  const { id, name, issuer, clientId, clientSecret, postsAnswer } = client
  const discover = onceItWorks(() => discovery(issuer))
  const options = { clientId, clientSecret }
  return {
    id,
    name,
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,

    async createAuthorizationURL({ state, codeVerifier, idTokenNonce, redirectURI }) {
      const provider = await discover().catch(error => {
        report(name, error)
        throw new APIError('BAD_GATEWAY', { message: `${name} does not answer; try again later` })
      })
      return createAuthorizationURL({
        id,
        options,
        authorizationEndpoint: provider.authorization_endpoint,
        scopes: postsAnswer ? ['openid', 'email', 'name'] : ['openid', 'email', 'profile'],
        state,
        codeVerifier,
        redirectURI,
        ...(idTokenNonce && { nonce: idTokenNonce }),
        ...(postsAnswer && { responseMode: 'form_post' }),
      })
    },

    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { token_endpoint, token_endpoint_auth_methods_supported: methods } = await discover()
      return validateAuthorizationCode({
        code,
        redirectURI,
        options,
        tokenEndpoint: token_endpoint,
        authentication: methods.includes('client_secret_post') ? 'post' : 'basic',
        ...(codeVerifier && { codeVerifier }),
      })
    },

    async getUserInfo({ idToken = '', accessToken = '', expectedIdTokenNonce, user }) {
      try {
        const provider = await discover()
        const signed = await verifiedClaims(provider, clientId, idToken, expectedIdTokenNonce)
        const claims = signed.email ? signed : await askUserInfo(provider, accessToken, signed)
        // Apple sends the name only once, beside the token.
        const given = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ')
        return {
          user: {
            name: claims.name ?? given,
            email: claims.email ?? null,
            emailVerified: claims.email_verified === true || claims.email_verified === 'true',
          },
          data: claims,
        }
      } catch (error) {
        report(name, error)
        return null
      }
    },
  }
}

/** The shopper learns that it failed, the operator why. No such message contains a token. */
function report(name: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : typeof error
  log.error(`Signing in with ${name} failed: ${reason}`)
}

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
})

type Claims = z.infer<typeof claimsSchema>

/** Public-key algorithms only; "none" and HMAC are never accepted. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

async function verifiedClaims(
  { issuer, keys }: Discovered,
  clientId: string,
  idToken: string,
  nonce: string | undefined,
): Promise<Claims> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 60,
  })
  if (!nonce || payload.nonce !== nonce) throw new Error('The ID token is of another sign-in.')
  if (isForAnother(payload, clientId)) throw new Error('The ID token is for another client.')
  return claimsSchema.parse(payload)
}

/** With several audiences, `azp` names the one that the token was made for (OpenID Connect Core, 3.1.3.7). */
function isForAnother({ azp }: JWTPayload, clientId: string): boolean {
  return azp !== undefined && azp !== clientId
}

async function askUserInfo(
  { userinfo_endpoint: address }: Discovered,
  accessToken: string,
  signed: Claims,
): Promise<Claims> {
  if (!address) return signed
  const claims = claimsSchema.parse(
    await askJson(address, { authorization: `Bearer ${accessToken}` }),
  )
  // Otherwise a token could be swapped for somebody else's (OpenID Connect Core, 5.3.2).
  if (claims.sub !== signed.sub) throw new Error('User info is about somebody else.')
  return { ...signed, ...claims }
}

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})

type Discovered = z.infer<typeof discoverySchema> & { keys: ReturnType<typeof createRemoteJWKSet> }

async function discovery(issuer: string): Promise<Discovered> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = discoverySchema.parse(await askJson(address, {}))
  if (found.issuer !== issuer) throw new Error(`${address} is about ${found.issuer}.`)
  return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri)) }
}

async function askJson(address: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

/** Keeps the first result; a failure is forgotten, so that the next sign-in tries again. */
function onceItWorks<Result>(attempt: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= attempt().catch(error => {
      result = undefined
      throw error
    })
    return result
  }
}
