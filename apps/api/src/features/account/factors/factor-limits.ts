import { countAttempt } from '../../../auth/limits/count-attempt.ts'
import { type Limits, limitOf } from '../../../auth/limits/limits.ts'
import { unlock } from '../../../auth/limits/throttle.ts'
import type { FoundSession } from '../../../auth/session/find-session.ts'
import type { Context } from '../../../context/context.ts'

type Asking = Context & { session: FoundSession }

/** Counts a challenge; returns the refusal if there were too many. */
export function refuseChallenge(context: Asking, type: 'totp' | 'phone') {
  return refuse(context, [type === 'phone' ? 'factorMessageUser' : 'factorChallengeUser'])
}

/** Counts a code before it is compared; returns the refusal if there were too many. */
export function refuseGuess(context: Asking) {
  return refuse(context, guesses)
}

/** Forgets mistyped codes, once the owner has proved their identity. */
export async function forgetGuesses({ auth, session, database }: Asking): Promise<void> {
  const keys = guesses.map(name => limitOf(auth.limits, name, session.user.id).key)
  await unlock(database, keys)
}

const guesses = ['factorCodeUser', 'factorCodeDay'] as const

async function refuse(context: Asking, names: readonly (keyof Limits)[]) {
  const { auth, session, database, now, client, responseHeaders } = context
  const { id } = session.user
  const limits = names.map(name => limitOf(auth.limits, name, id))
  const refused = await countAttempt({ database, client, now: now() }, limits, id)
  if (!refused) return null
  responseHeaders.set('Retry-After', String(refused.retryAfterSeconds))
  return { message: refused.message }
}
