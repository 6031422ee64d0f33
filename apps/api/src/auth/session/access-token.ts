import type { Session, User } from '@aisleway/core/account/session'
import { errors, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../db/database.ts'
import { signingKeys } from './signing-keys.ts'

type SessionToSign = { id: string; aal: 'aal1' | 'aal2'; user: User }

export type AccessTokens = {
  sign: (session: SessionToSign) => Promise<Session>
  /** The session that a token names; null unless one of this server's keys signed it and it has not expired. */
  verify: (jwt: string) => Promise<{ sessionId: string } | null>
  publicKeys: () => Promise<{ keys: JWK[] }>
}

/** The lifetime of an access token (answer 9). */
const accessTokenSeconds = 15 * 60

const audience = 'aisleway'
// Fixed and never read from the token, so that neither "none" nor an HMAC with the public key passes.
const algorithm = 'ES256'

type Deps = {
  database: Database
  secret: string
  publicUrl: string | undefined
  now: () => Date
}

/** Signs and checks the short-lived tokens that the browser and API clients hold. */
export function accessTokens({ database, secret, publicUrl, now }: Deps): AccessTokens {
  const keys = signingKeys({ database, secret, now, tokenSeconds: accessTokenSeconds })
  const issuer = publicUrl ?? 'aisleway'

  return {
    sign: async ({ id, aal, user }) => {
      const key = await keys.current()
      const issuedAt = Math.floor(now().getTime() / 1000)
      const expiresAt = issuedAt + accessTokenSeconds
      const jwt = await new SignJWT({ sid: id, aal })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey)
      return {
        access_token: jwt,
        token_type: 'bearer',
        expires_in: accessTokenSeconds,
        expires_at: expiresAt,
        user,
      }
    },

    verify: async jwt => {
      try {
        const { payload } = await jwtVerify(jwt, keyNamedBy, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
          currentDate: now(),
        })
        return typeof payload.sid === 'string' ? { sessionId: payload.sid } : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },

    publicKeys: async () => ({ keys: await keys.published() }),
  }

  async function keyNamedBy({ kid = '' }: { kid?: string }) {
    const key = await keys.publicKey(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
}
