import type { Factor, User } from '@aisleway/core/account/session'
import type { FoundSession } from '../../../auth/session/find-session.ts'
import type { Database } from '../../../db/database.ts'
import { listFactors } from '../factors/factors-store.ts'

type SessionState = { user: User | null; challenge: { factors: Factor[] } | null }

/** Who is signed in; after the password alone, which factors may complete the sign-in. */
export async function sessionState(
  database: Database,
  session: FoundSession | null,
): Promise<SessionState> {
  if (!session) return { user: null, challenge: null }
  if (!session.needsFactor) return { user: session.user, challenge: null }
  const factors = await listFactors(database, session.user.id)
  // One that was only begun opens nothing.
  return { user: null, challenge: { factors: factors.filter(isVerified) } }
}

const isVerified = ({ status }: Factor) => status === 'verified'
