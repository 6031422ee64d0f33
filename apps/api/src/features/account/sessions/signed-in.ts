import type { User } from '@aisleway/core/account/session'
import type { FoundSession } from '../../../auth/session/find-session.ts'
import type { Context } from '../../../context/context.ts'

/** The context of a route that needs a session. */
export type SignedIn = Context & { session: FoundSession; user: User }
