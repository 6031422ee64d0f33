import { heartbeat, heartbeatMs, type LiveEvent } from '@aisleway/core/live/live-event'
import type { Database } from '../db/database.ts'
import { type Announcement, liveChannel } from './announce.ts'
import { createLiveStream } from './live-stream.ts'
import { openStreams } from './open-streams.ts'
import { sessionCheck } from './session-check.ts'

export type Live = {
  /** A stream of the events for this session's user from now on, encoded for the wire. */
  openStream: (session: { sessionId: string; userId: string }) => ReadableStream<Uint8Array>
  /** The number of open streams on this server. */
  count: () => number
  close: () => void
}

/**
 * Includes what the database itself announces (migration 0006): a user's sessions may have ended.
 */
type Notice = Announcement | { check: string }

/** How often to look for expired sessions and unread streams. */
const tickMs = 1000
const ticksPerHeartbeat = heartbeatMs / tickMs

/** Listens to the announcements of all servers and forwards them to the streams open here. */
export async function openLive(database: Database, now: () => Date): Promise<Live> {
  const streams = openStreams()
  let isClosed = false
  const check = sessionCheck(database, now, () => isClosed)
  let ticks = 0
  await database.listen(liveChannel, payload => {
    if (payload === null) return goOnAfterGap()
    const notice: Notice = JSON.parse(payload)
    if ('check' in notice) check(streams.of(notice.check))
    else deliver(notice)
  })
  const ticking = setInterval(tick, tickMs)

  return {
    openStream(session) {
      const stream = createLiveStream(session, streams.remove)
      if (isClosed) stream.end()
      else streams.add(stream)
      stream.send(hello)
      // It may have ended after it was looked up, when there was no stream to close.
      check([stream])
      return stream.body
    },
    count: () => streams.all().length,
    close() {
      isClosed = true
      clearInterval(ticking)
      for (const stream of streams.all()) stream.end()
    },
  }

  function deliver({ to, event }: Announcement): void {
    const bytes = asBytes(event)
    for (const userId of to) for (const stream of streams.of(userId)) stream.send(bytes)
  }

  /** Announcements made while the connection was lost are unknown. */
  function goOnAfterGap(): void {
    check(streams.all())
    for (const stream of streams.all()) stream.send(hello)
  }

  function tick(): void {
    const moment = now()
    check(streams.all().filter(({ expiresAt }) => expiresAt && expiresAt <= moment))
    for (const stream of streams.all()) stream.cutOffUnlessRead()
    if (++ticks % ticksPerHeartbeat) return
    for (const stream of streams.all()) stream.send(heartbeatBytes)
  }
}

const encoder = new TextEncoder()
const hello = asBytes({ kind: 'hello' })
const heartbeatBytes = encoder.encode(`event: ${heartbeat}\ndata: 1\n\n`)

function asBytes(event: LiveEvent): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
}
