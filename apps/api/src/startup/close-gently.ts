import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'

const checkMs = 100
/** A connection still idle at this check, a second later, is unlikely to be used again. */
const idleCheck = 10
/** Less than the ten seconds that container engines wait before killing. */
const longestMs = 8000
const mostTurns = 100

/**
 * Returns a function that closes the server without losing a request: it accepts no new connections, finishes the
 * requests in flight, and marks the next response on each connection as its last.
 */
export function gentleClose(server: HttpServer): () => Promise<void> {
  let isClosing = false
  let accepted = 0
  server.on('connection', () => accepted++)
  server.prependListener('request', (_, response) => {
    if (isClosing) response.shouldKeepAlive = false
  })
  return async () => {
    await allAccepted()
    // Not `close` of `http`, which cuts keep-alive connections on which a request may just be arriving.
    const closed = new Promise(resolve => NetServer.prototype.close.call(server, resolve))
    isClosing = true
    const startedAt = performance.now()
    let checks = 0
    const cutting = setInterval(() => {
      checks++
      if (performance.now() - startedAt > longestMs) server.closeAllConnections()
      // Counted rather than timed: a process that was busy for a second may not have read the requests that came.
      else if (checks >= idleCheck) server.closeIdleConnections()
    }, checkMs)
    await closed
    clearInterval(cutting)
  }

  /** The kernel drops connections that were not yet accepted, so this waits for a turn of the loop without any. */
  async function allAccepted(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const before = accepted
      await setImmediate()
      if (turn > 0 && accepted === before) return
    }
  }
}

type Signalled = {
  on: (signal: 'SIGINT' | 'SIGTERM', listener: () => Promise<void>) => unknown
  exit: (code: number) => void
}

/**
 * Ends the process on SIGINT and SIGTERM: at once until there is something to close, then after that is closed. The
 * first process of a container ignores signals that it does not handle. Any further signal changes nothing: for one
 * Ctrl-C, both the terminal and npm send one.
 */
export function endOnSignals(self: Signalled): {
  afterClosing: (close: () => Promise<void>) => void
} {
  let close = async () => {}
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await close()
    self.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) self.on(signal, end)
  return {
    afterClosing: work => {
      close = work
    },
  }
}
