import { setTimeout } from 'node:timers/promises'
import { log } from '../log/log.ts'
import type { Database } from './database.ts'

type Loading<Loaded> = {
  database: Pick<Database, 'listen' | 'closed'>
  /** A notice on it makes what was loaded old. */
  channel: string
  load: () => Promise<Loaded>
  /** Named in the log when it could not be loaded anew. */
  name: string
}

/** The notice may have come with the loss of all connections. */
export const firstWaitMs = 100
const longestWaitMs = 30_000

/**
 * Keeps something read from the database in memory and reads it anew whenever a notice is heard,
 * from whichever process. The old one serves until the new one is there.
 */
export async function keepLoaded<Loaded>({
  database,
  channel,
  load,
  name,
}: Loading<Loaded>): Promise<() => Loaded> {
  let isStale = false
  let isLoading = true
  await database.listen(channel, onNotice)
  let loaded = await loadNewest()
  isLoading = false
  return () => loaded

  /** One load at a time. */
  async function onNotice() {
    isStale = true
    if (isLoading) return
    isLoading = true
    for (let waitMs = firstWaitMs; isStale; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        loaded = await loadNewest()
      } catch (error) {
        if (database.closed.aborted) return
        log.error({ error }, `${name} could not be reloaded:`)
        isStale = true
        await setTimeout(waitMs, undefined, { ref: false })
      }
    }
    isLoading = false
  }

  /** A change heard while loading makes what was loaded old. */
  async function loadNewest(): Promise<Loaded> {
    for (;;) {
      isStale = false
      const newest = await load()
      if (!isStale) return newest
    }
  }
}
