import { setTimeout } from 'node:timers/promises'
import { log } from '../log/log.ts'
import type { Database } from './database.ts'

type Loading<Loaded> = {
  database: Pick<Database, 'listen' | 'closed'>
  /** A notification on it makes the loaded value stale. */
  channel: string
  load: () => Promise<Loaded>
  /** The name in the log if reloading fails. */
  name: string
}

/** The notification may have come with the loss of all connections. */
export const firstWaitMs = 100
const longestWaitMs = 30_000

/**
 * Keeps a value read from the database in memory and reloads it after every notification, from any process.
 * The old value is used until the new one is loaded.
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

  /** Only one load runs at a time. */
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

  /** A change announced while loading makes the loaded value stale. */
  async function loadNewest(): Promise<Loaded> {
    for (;;) {
      isStale = false
      const newest = await load()
      if (!isStale) return newest
    }
  }
}
