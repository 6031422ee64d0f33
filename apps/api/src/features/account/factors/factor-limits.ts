import { countAttempt } from '../../../auth/limits/count-attempt.ts'
import { limitOf } from '../../../auth/limits/limits.ts'
import { type Limit, unlock } from '../../../auth/limits/throttle.ts'
import type { FoundSession } from '../../../auth/session/find-session.ts'
import type { Context } from '../../../context/context.ts'

type Asking = Context & { session: FoundSession }

/** Counts a challenge, which for a phone sends a text message; returns the refusal if there were too many. */
export function refuseChallenge(context: Asking, { phone }: { phone: string | null }) {
  const { auth, session, client } = context
  const { id } = session.user
  if (phone === null) return refuse(context, [limitOf(auth.limits, 'factorChallengeUser', id)])
  return refuse(context, [
    limitOf(auth.limits, 'factorMessageUser', id),
    limitOf(auth.limits, 'factorMessagePhone', phone),
    limitOf(auth.limits, 'factorMessageAddress', client.address),
  ])
}

/** Counts a code before it is compared; returns the refusal if there were too many. */
export function refuseGuess(context: Asking) {
  return refuse(context, guessesOf(context))
}

/** Forgets mistyped codes, once the owner has proved their identity. */
export async function forgetGuesses({ auth, session, database }: Asking): Promise<void> {
  const keys = guessesOf({ auth, session }).map(({ key }) => key)
  await unlock(database, keys)
}

function guessesOf({ auth, session }: Pick<Asking, 'auth' | 'session'>): Limit[] {
  const { id } = session.user
  return [limitOf(auth.limits, 'factorCodeUser', id), limitOf(auth.limits, 'factorCodeDay', id)]
}

async function refuse(context: Asking, limits: readonly Limit[]) {
  const { session, database, now, client, responseHeaders } = context
  const refused = await countAttempt({ database, client, now: now() }, limits, session.user.id)
  if (!refused) return null
  responseHeaders.set('Retry-After', String(refused.retryAfterSeconds))
  return { message: refused.message }
}
