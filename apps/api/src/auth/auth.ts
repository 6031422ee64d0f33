import {
  emailError,
  fullNameError,
  maxPasswordLength,
  minPasswordLength,
} from '@aisleway/core/account/rules'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { Database } from '../db/database.ts'
import { accounts, sessions, users, verifications } from '../features/account/tables.ts'
import { sessionCookie } from './session-cookie.ts'

/** OWASP's smallest argon2id setting: 19 MiB, two passes (measured: about 96 sign-ins/s a core). */
const argon2id = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

const day = 24 * 60 * 60

export type AuthOptions = {
  database: Database
  secret: string
  /** Set when shoppers come through https; without it cookies work on plain http (decision 9a). */
  publicUrl: string | undefined
}

export function createAuth({ database, secret, publicUrl }: AuthOptions) {
  return betterAuth({
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
        hash: password => hash(password, argon2id),
        verify: ({ hash: stored, password }) => verify(stored, password),
      },
    },
    // Cached sessions would outlive their revocation.
    session: { expiresIn: 60 * day, updateAge: day, cookieCache: { enabled: false } },
    account: { accountLinking: { enabled: false } },
    advanced: { cookies: { session_token: sessionCookie(publicUrl) }, useSecureCookies: false },
    hooks: { before: createAuthMiddleware(async context => checkPath(context)) },
    telemetry: { enabled: false },
    // Its own logging would call every wrong password an error.
    onAPIError: { onError: logSurprise },
    logger: { disabled: true },
  })
}

/** The only endpoints that answer; a new one of the library stays closed until it is named here. */
const openPaths = ['/sign-up/email', '/sign-in/email', '/sign-out']

async function checkPath({ path, body }: { path: string; body?: Record<string, unknown> }) {
  if (!openPaths.includes(path)) throw new APIError('NOT_FOUND', { message: 'Not found' })
  if (path !== '/sign-up/email') return
  const name = String(body?.name ?? '')
  if (fullNameError(name)) {
    throw new APIError('BAD_REQUEST', { message: 'Please enter your full name' })
  }
  if (emailError(String(body?.email ?? ''))) {
    throw new APIError('BAD_REQUEST', { message: 'Please enter a valid email address' })
  }
}

function logSurprise(error: unknown): void {
  if (!(error instanceof APIError) || error.statusCode >= 500) console.error('sign-in:', error)
}
