import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database.ts'

const longestMs = 1500
const asks = 'SELECT 1 AS ready'

/**
 * Tells whether requests should be sent to this server, that is, whether the database answers in time.
 * Simultaneous checks share one query.
 */
export function readinessOf(database: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => {
    asking ??= ask(database).finally(() => {
      asking = undefined
    })
    return asking
  }
}

async function ask(database: Database): Promise<boolean> {
  const tooLate = new AbortController()
  const answered = database.runPrepared(asks, []).then(
    () => true,
    () => false,
  )
  const timeout = setTimeout(longestMs, false, { signal: tooLate.signal, ref: false })
  const isReady = await Promise.race([answered, timeout.catch(() => false)])
  tooLate.abort()
  return isReady
}
