import type { NatsConnection } from '@nats-io/transport-node'
import { log } from '../../log/log.ts'
import type { OnNotice } from '../database.ts'
import type { Notice } from '../notify.ts'

/** What carries notices from server to server in place of PostgreSQL. */
export type Broker = {
  /** While it is not, notices have to go another way. */
  isConnected: () => boolean
  /** Returns whether it could be sent. */
  publish: (notice: Notice) => boolean
  /** Calls back as `Database.listen` does. */
  listen: (channel: string, onNotice: OnNotice) => Promise<void>
  close: () => Promise<void>
}

/**
 * Connects to NATS, which the server cannot start without; a connection that is lost later comes back by itself.
 * The subjects contain the database's name, so that servers of several databases can share NATS.
 */
export async function connectNats(addresses: string, databaseUrl: string): Promise<Broker> {
  const database = new URL(databaseUrl).pathname.replace(/[^\w-]/g, '')
  const subjectOf = (channel: string) => `aisleway.${database}.${channel}`
  const { connect } = await import('@nats-io/transport-node')
  const urls = addresses.split(',').map(address => new URL(address))
  const { username, password, protocol } = urls[0]!
  const connection = await connect({
    servers: urls.map(({ host }) => host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' && { tls: {} }),
    name: 'aisleway',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    // The connection counts as lost after two unanswered pings.
    pingInterval: 2000,
    maxPingOut: 2,
  })
  const listeners = new Set<OnNotice>()
  let isConnected = true
  void followStatus(connection, isThere => {
    isConnected = isThere
    if (isThere) for (const onNotice of listeners) onNotice(null)
  })

  return {
    isConnected: () => isConnected && !connection.isClosed(),
    publish({ channel, payload }) {
      try {
        connection.publish(subjectOf(channel), payload)
        return true
      } catch (error) {
        // A transaction may have committed; streams ask for what is new when the connection is back.
        log.error({ error }, 'An event could not be sent:')
        return false
      }
    },
    async listen(channel, onNotice) {
      connection.subscribe(subjectOf(channel), {
        callback: (error, message) => {
          if (!error) onNotice(message.string())
        },
      })
      listeners.add(onNotice)
      await connection.flush()
    },
    close: () => (isConnected ? connection.drain() : connection.close()),
  }
}

async function followStatus(connection: NatsConnection, onChange: (isThere: boolean) => void) {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      log.error('The connection to NATS was lost; events go through the database meanwhile.')
      onChange(false)
    } else if (type === 'reconnect') {
      log.info('The connection to NATS is back.')
      onChange(true)
    }
  }
}
