import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../../log/log.ts'
import { connectMs } from './own-connection.ts'

type Options = { openSocket: () => Socket; isSilent: () => boolean; closed: AbortSignal }

type Kept = {
  /** Called with each new connection, whose settings and locks are gone when it is lost. */
  begin: (client: pg.Client) => Promise<unknown>
  onReconnected?: () => void
}

/** Opens connections of their own for what lasts, such as LISTEN, and opens them again after a loss. */
export function keptConnections(url: string, { openSocket, isSilent, closed }: Options) {
  const clients = new Set<pg.Client>()
  return { open, end: () => Promise.all([...clients].map(client => client.end())) }

  async function open(kept: Kept): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
      stream: openSocket,
    })
    // A loss is also followed by an end event, which is handled.
    client.on('error', () => {})
    try {
      await client.connect()
      await kept.begin(client)
    } catch (error) {
      void client.end()
      throw error
    }
    if (closed.aborted) return client.end()
    clients.add(client)
    client.on('end', () => {
      clients.delete(client)
      if (!closed.aborted) void openAgain(kept)
    })
  }

  async function openAgain(kept: Kept): Promise<void> {
    let waitMs = 100
    while (!closed.aborted) {
      await setTimeout(waitMs)
      // Attempts would gather at a server that is stopped.
      if (isSilent()) continue
      try {
        await open(kept)
        return kept.onReconnected?.()
      } catch (error) {
        // The query library wraps the database's own error.
        const { message } = ((error as Error).cause ?? error) as Error
        log.error(`The database cannot be reached: ${message}`)
        waitMs = Math.min(waitMs * 2, 2000)
      }
    }
  }
}

/** Opened with each connection, this listens to a channel; a loss may have cost notifications. */
export function listening(channel: string, onNotice: (payload: string | null) => void): Kept {
  return {
    begin: client => {
      client.on('notification', ({ payload = '' }) => onNotice(payload))
      return client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    },
    onReconnected: () => onNotice(null),
  }
}
