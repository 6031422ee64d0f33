import { AsyncLocalStorage } from 'node:async_hooks'
import { maxPasswordLength, minPasswordLength } from '@aisleway/core/account/rules'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { withOutagesThrown } from '../db/database-unavailable.ts'
import { addressLinkPath, addressOutcomePage, openAddressLink } from './address-links.ts'
import { recordEvent } from './audit.ts'
import type { Client } from './limits/client.ts'
import { messages } from './messages.ts'
import { passwordCalls } from './password/password-calls.ts'
import { hashPassword } from './password/passwords.ts'
import type { SignInCall, SignInDeps } from './password/sign-in-call.ts'
import { lockedCookie, sessionCookie, sessionSeconds } from './session/session-cookie.ts'
import { socialPaths, socialSignIn } from './social/social.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/** Signing up, in and out and new passwords, by the library, behind our own checks. */
export function createAuth({ database, auth, now }: SignInDeps) {
  const { secret, publicUrl } = auth
  const current = new AsyncLocalStorage<SignInCall>()
  const calls = passwordCalls({ database, auth, now, current })

  const library = betterAuth({
    appName: 'Aisleway',
    secret,
    basePath: '/api/auth',
    ...(publicUrl && { baseURL: publicUrl }),
    // The origin check that stands before all of /api is stricter: the page's own origin only.
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
      password: {
        hash: password => hashPassword(password, auth.hashCost),
        verify: calls.verify,
      },
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      // Asking for a reset is answered by us, before the library: see `requestReset`.
      sendResetPassword: async () => {},
      onPasswordReset: ({ user }, request) => calls.onPasswordReset(user, request),
    },
    // A stolen copy of the database opens no reset.
    verification: { storeIdentifier: 'hashed' },
    // Cached sessions would outlive their revocation.
    session: { expiresIn: sessionSeconds, cookieCache: { enabled: false } },
    account: { accountLinking: { enabled: false } },
    plugins: [socialSignIn(auth.socialProviders)],
    advanced: {
      cookies: {
        session_token: sessionCookie(publicUrl),
        state: lockedCookie('aisleway_state', publicUrl),
      },
      useSecureCookies: false,
      // It believes every X-Forwarded-For.
      ipAddress: { disableIpTracking: true },
    },
    hooks: {
      before: createAuthMiddleware(async context => {
        if (!openPaths.includes(context.path)) {
          throw new APIError('NOT_FOUND', { message: messages.notFound })
        }
        return calls.before(context)
      }),
      after: createAuthMiddleware(calls.after),
    },
    // Ours counts in the database, for all servers.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Surprises are logged at our edge, without what was typed; the library's logging repeats it.
    onAPIError: { throw: true },
    logger: { disabled: true },
  })

  return {
    handler: (request: Request, client: Client): Promise<Response> =>
      new URL(request.url).pathname === addressLinkPath
        ? confirmAddress(request, client)
        : current.run({ client, counted: [] }, () =>
            withOutagesThrown(() => library.handler(request)),
          ),
  }

  /** A link from a mail: proves the address and goes on to the page that says so. */
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

/** The only endpoints that answer; a new one of the library stays closed until it is named here. */
export const openPaths = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-out',
  '/request-password-reset',
  '/reset-password',
  ...Object.values(socialPaths),
]
