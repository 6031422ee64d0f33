import { setTimeout } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { log } from '../log/log.ts'
import { activeSessions } from './active-sessions.ts'
import type { LiveStream } from './live-stream.ts'

/** A lost database connection is replaced immediately, and a stream may outlive its session by a second. */
const retryAfterMs = [50, 150, 300]

/**
 * Closes the given streams whose session has ended. Concurrent checks share one query. Once `isClosed`, all streams
 * are closed, and the database may be gone.
 */
export function sessionCheck(database: Database, now: () => Date, isClosed: () => boolean) {
  const doubted = new Set<LiveStream>()
  let isAsking = false

  return async (streams: readonly LiveStream[]): Promise<void> => {
    for (const stream of streams) doubted.add(stream)
    if (isAsking) return
    isAsking = true
    while (doubted.size > 0) {
      const asked = [...doubted]
      doubted.clear()
      const living = await ask(asked.map(({ sessionId }) => sessionId))
      for (const stream of asked) {
        stream.expiresAt = living.get(stream.sessionId)
        if (!stream.expiresAt) stream.end()
      }
    }
    isAsking = false
  }

  /** If the database does not answer, no session counts as active: browsers reconnect and are then checked. */
  async function ask(sessionIds: readonly string[]): Promise<Map<string, Date>> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await activeSessions(database, sessionIds, now())
      } catch (error) {
        if (isClosed()) return new Map()
        const waitMs = retryAfterMs[attempt]
        if (waitMs === undefined) {
          log.error(
            { error },
            'Live streams were closed, because their sessions could not be checked:',
          )
          return new Map()
        }
        await setTimeout(waitMs)
      }
    }
  }
}
