import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../../log/log.ts'
import type { Database, OnNotice } from '../database.ts'
import { connectMs } from './own-connection.ts'

type Listener = Pick<Database, 'listen'> & { end: () => Promise<unknown> }

type Options = { openSocket: () => Socket; isSilent: () => boolean; closed: AbortSignal }

/**
 * Listens to each channel on a connection of its own and reconnects after a loss, reporting that
 * notifications may have been missed.
 */
export function postgresListener(url: string, { openSocket, isSilent, closed }: Options): Listener {
  const clients = new Set<pg.Client>()
  return { listen, end: () => Promise.all([...clients].map(client => client.end())) }

  async function listen(channel: string, onNotice: OnNotice): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
      stream: openSocket,
    })
    client.on('notification', ({ payload = '' }) => onNotice(payload))
    // A loss is also followed by an end event, which is handled.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end()
      throw error
    }
    if (closed.aborted) return client.end()
    clients.add(client)
    client.on('end', () => {
      clients.delete(client)
      if (!closed.aborted) void listenAgain(channel, onNotice)
    })
  }

  async function listenAgain(channel: string, onNotice: OnNotice): Promise<void> {
    let waitMs = 100
    while (!closed.aborted) {
      await setTimeout(waitMs)
      // Attempts would gather at a server that is stopped.
      if (isSilent()) continue
      try {
        await listen(channel, onNotice)
        return onNotice(null)
      } catch (error) {
        log.error(`The database cannot be reached: ${(error as Error).message}`)
        waitMs = Math.min(waitMs * 2, 2000)
      }
    }
  }
}
