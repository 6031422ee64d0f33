import type { createAuthMiddleware } from 'better-auth/api'
import type { Database } from '../../db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Client } from '../limits/client.ts'

/** What signing in depends on. */
export type SignInDeps = { database: Database; auth: AuthDeps; now: () => Date }

/** What is known about one call to the sign-in library while it runs. */
export type SignInCall = {
  client: Client
  /** The user whose session ends or whose password was reset. */
  userId?: string
}

/** What the library passes to its hooks. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
