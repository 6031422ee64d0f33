import { APIError } from 'better-auth/api'
import type { Database } from '../../db/database.ts'
import type { Client } from '../limits/client.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import type { Limit } from '../limits/throttle.ts'

/** Counts an attempt, and refuses it with 429 if a limit is used up. */
export async function countOrRefuse(
  deps: { database: Database; client: Client; now: Date },
  wanted: readonly Limit[],
): Promise<void> {
  const refused = await countAttempt(deps, wanted)
  if (!refused) return
  const { message, retryAfterSeconds } = refused
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_REQUESTS', message },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}
