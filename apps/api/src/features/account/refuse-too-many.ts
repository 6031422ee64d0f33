import { countAttempt } from '../../auth/limits/count-attempt.ts'
import { type Limits, limitOf } from '../../auth/limits/limits.ts'
import type { Limit } from '../../auth/limits/throttle.ts'
import type { SignedIn } from '../../context/context.ts'
import { tooManyRequests } from '../../limits/too-many-requests.ts'

/** Counts an attempt of the signed-in user and returns what was counted; throws if it is one too many. */
export async function refuseTooMany(
  context: SignedIn,
  name: keyof Limits,
  subject = context.user.id,
): Promise<Limit> {
  const { auth, client, database, now, user, responseHeaders } = context
  const limit = limitOf(auth.limits, name, subject)
  const refused = await countAttempt({ database, client, now: now() }, [limit], user.id)
  if (!refused) return limit
  throw tooManyRequests(responseHeaders, refused)
}
