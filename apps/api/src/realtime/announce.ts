import type { LiveEvent } from '@aisleway/core/live/live-event'
import type { Queries } from '../db/database.ts'
import { notify } from '../db/notify.ts'

export const liveChannel = 'live'

/**
 * An event on its way from the server that commits it to the servers that hold the users' streams.
 */
export type Announcement = { to: readonly string[]; event: LiveEvent }

/** A NOTIFY payload is limited to 8,000 bytes; an id has 32. */
const usersPerNotice = 150

/** Sends the event to the streams of these users on every server, once the transaction has committed. */
export async function announce(
  tx: Queries,
  userIds: readonly string[],
  event: LiveEvent,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersPerNotice) {
    const announcement: Announcement = { to: userIds.slice(from, from + usersPerNotice), event }
    await notify(tx, liveChannel, JSON.stringify(announcement))
  }
}
