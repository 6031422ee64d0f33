import { AsyncLocalStorage } from 'node:async_hooks'
import { maxPasswordLength, minPasswordLength } from '@aisleway/core/account/rules'
import { visibleText } from '@aisleway/core/text/visible-text'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { withOutagesThrown } from '../db/database-unavailable.ts'
import { addressLinkPath, addressOutcomePage, openAddressLink } from './address-links.ts'
import { recordEvent } from './audit.ts'
import { hashOf } from './hash-of.ts'
import type { Client } from './limits/client.ts'
import { messages } from './messages.ts'
import { passwordCalls } from './password/password-calls.ts'
import { passwordSignIn, passwordSignInPath } from './password/sign-in.ts'
import type { SignInCall, SignInDeps } from './password/sign-in-call.ts'
import { lockedCookie, sessionCookie, sessionSeconds } from './session/session-cookie.ts'
import { socialPaths, socialSignIn } from './social/social.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/** Password sign-in is our own code; the library handles sign-up, sign-out and resets, behind our own checks. */
export function createAuth({ database, auth, now }: SignInDeps) {
  const { secret, publicUrl } = auth
  const current = new AsyncLocalStorage<SignInCall>()
  const calls = passwordCalls({ database, auth, now, current })
  const signIn = passwordSignIn({ database, auth, now })

  const library = betterAuth({
    appName: 'Aisleway',
    secret,
    basePath,
    ...(publicUrl && { baseURL: publicUrl }),
    // The origin check in front of /api is stricter: it accepts the page's own origin only.
    trustedOrigins: request => {
      const origin = request?.headers.get('origin')
      return origin ? [origin] : []
    },
    database: drizzleAdapter(database.queries, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: auth.hasher.hash, verify: auth.hasher.verify },
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      // `requestReset` answers before the library is asked.
      sendResetPassword: async () => {},
      onPasswordReset: ({ user }, request) => calls.onPasswordReset(user, request),
    },
    verification: { storeIdentifier: { hash: async identifier => hashOf(identifier) } },
    // A cached session would outlive its revocation.
    session: { expiresIn: sessionSeconds, cookieCache: { enabled: false } },
    account: { accountLinking: { enabled: false } },
    databaseHooks: {
      user: {
        create: { before: async user => ({ data: { ...user, name: visibleText(user.name) } }) },
      },
    },
    plugins: [socialSignIn(auth.socialProviders)],
    advanced: {
      cookies: {
        session_token: sessionCookie(publicUrl),
        state: lockedCookie('aisleway_state', publicUrl),
      },
      useSecureCookies: false,
      // The library believes every X-Forwarded-For.
      ipAddress: { disableIpTracking: true },
    },
    hooks: {
      before: createAuthMiddleware(async context => {
        if (!libraryPaths.includes(context.path)) {
          throw new APIError('NOT_FOUND', { message: messages.notFound })
        }
        return calls.before(context)
      }),
      after: createAuthMiddleware(calls.after),
    },
    // Our own limits count in the database, for all servers together.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Errors are logged at our edge without what was typed; the library would log it.
    onAPIError: { throw: true },
    logger: { disabled: true },
  })

  return {
    handler(request: Request, client: Client): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (pathname === addressLinkPath) return confirmAddress(request, client)
      const answer = () =>
        pathname === signInPath
          ? signIn(request, client)
          : current.run({ client }, () => withOutagesThrown(() => library.handler(request)))
      // A refusal comes before a guess is counted, or the link from a mail used up.
      return hashingPaths.includes(pathname) ? auth.hasher.admit(answer) : answer()
    },
  }

  /** Opens a link from a mail and redirects to the page that tells the outcome. */
  async function confirmAddress(request: Request, client: Client): Promise<Response> {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const opened = await openAddressLink(database, token, now())
    if ('userId' in opened) {
      const event = opened.outcome === 'changed' ? 'email_changed' : 'email_verified'
      await recordEvent(database, event, { userId: opened.userId, client })
    }
    const isError = !('userId' in opened)
    const location = `${addressOutcomePage}?${isError ? 'error' : 'result'}=${opened.outcome}`
    return new Response(null, { status: 302, headers: { location } })
  }
}

const basePath = '/api/auth'
const signInPath = `${basePath}${passwordSignInPath}`

/** The calls that hash a password, or compare one with a hash. */
const hashingPaths = ['/sign-up/email', passwordSignInPath, '/reset-password'].map(
  path => `${basePath}${path}`,
)

/** The only endpoints of the library that answer; a new one stays closed until it is listed here. */
const libraryPaths = [
  '/sign-up/email',
  '/sign-out',
  '/request-password-reset',
  '/reset-password',
  ...Object.values(socialPaths),
]

export const openPaths = [passwordSignInPath, ...libraryPaths]
