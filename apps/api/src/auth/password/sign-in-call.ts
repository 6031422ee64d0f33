import type { createAuthMiddleware } from 'better-auth/api'
import type { Database } from '../../db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Client } from '../limits/client.ts'

/** What signing in works with. */
export type SignInDeps = { database: Database; auth: AuthDeps; now: () => Date }

/** What is known of one call to the sign-in library, from its begin to its end. */
export type SignInCall = {
  client: Client
  /** Counted before the password was looked at; given back where it was right. */
  counted: string[]
  /** The stored hash that the given password was compared with. */
  comparedHash?: string
  /** Whose session ends, or whose password was reset. */
  userId?: string
}

/** What the library hands to its hooks. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
