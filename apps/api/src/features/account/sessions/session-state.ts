import type { Factor, User } from '@aisleway/core/account/session'
import type { FoundSession } from '../../../auth/session/find-session.ts'
import type { Database } from '../../../db/database.ts'
import { listFactors } from '../factors/factors-store.ts'

type SessionState = { user: User | null; challenge: { factors: Factor[] } | null }

/** Tells who is signed in, or after the password alone, which factors can complete the sign-in. */
export async function sessionState(
  database: Database,
  session: FoundSession | null,
): Promise<SessionState> {
  if (!session) return { user: null, challenge: null }
  if (!session.needsFactor) return { user: session.user, challenge: null }
  const factors = await listFactors(database, session.user.id)
  // A factor that was only begun cannot complete a sign-in.
  return { user: null, challenge: { factors: factors.filter(isVerified) } }
}

const isVerified = ({ status }: Factor) => status === 'verified'
