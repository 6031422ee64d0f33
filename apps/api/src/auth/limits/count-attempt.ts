import type { Database } from '../../db/database.ts'
import { recordEvent } from '../audit.ts'
import { messages } from '../messages.ts'
import type { Client } from './client.ts'
import { type Limit, takeAttempts } from './throttle.ts'

export type Refusal = { retryAfterSeconds: number; message: string }

/** Counts an attempt; returns what to tell the caller (status 429) if a limit is used up. */
export async function countAttempt(
  { database, client, now }: { database: Database; client: Client; now: Date },
  limits: readonly Limit[],
  userId: string | null = null,
): Promise<Refusal | null> {
  const refused = await takeAttempts(database, limits, now)
  if (!refused) return null
  const { retryAfterSeconds } = refused
  // One record per wait: a flood of refused calls must not flood the records.
  const [first] = limits
  const notes = limits.map(({ key }) => key).join()
  const isTold = await takeAttempts(
    database,
    [{ key: `noted:${notes}`, most: 1, windowSeconds: first?.windowSeconds ?? 60 }],
    now,
  )
  if (!isTold) await recordEvent(database, 'throttled', { userId, client })
  return {
    retryAfterSeconds,
    message: messages.tooManyAttempts(Math.ceil(retryAfterSeconds / 60)),
  }
}
