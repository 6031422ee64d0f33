import { heartbeatMs, type LiveEvent } from '@aisleway/core/live/live-event'

export type StreamHandlers = {
  onEvent: (event: LiveEvent) => void
  /** Called with each sign of life from the server. */
  onHeartbeat: () => void
  /** The stream ended or was refused; browsers do not say which. */
  onLost: () => void
}

type Deps = {
  /** Opens the stream; returns a function that closes it. */
  connect: (handlers: StreamHandlers) => () => void
  onEvent: (event: LiveEvent) => void
  /** Called when the stream is lost soon after it was opened: the session may have ended. */
  onRefused: () => void
  random?: () => number
}

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** A network that the device has left reports no error at all. */
const silenceMs = 2.5 * heartbeatMs

/** Keeps the stream open until it is closed, and reopens a lost one with backoff. */
export function keepOpen({ connect, onEvent, onRefused, random = Math.random }: Deps) {
  let failures = 0
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let disconnect = () => {}
  open()

  return {
    /** Reopens a lost stream at once, because the network is back or the page became visible. */
    retry() {
      if (isWaiting) open()
    },
    close() {
      clearTimeout(timer)
      isWaiting = false
      disconnect()
    },
  }

  function open(): void {
    isWaiting = false
    disconnect = connect({
      onEvent(event) {
        expectBeat()
        onEvent(event)
      },
      onHeartbeat() {
        // Reset the backoff only once the stream has held for a while, since some streams end as soon as they begin.
        failures = 0
        expectBeat()
      },
      onLost,
    })
    expectBeat()
  }

  function expectBeat(): void {
    clearTimeout(timer)
    timer = setTimeout(onLost, silenceMs)
  }

  function onLost(): void {
    disconnect()
    clearTimeout(timer)
    isWaiting = true
    if (failures > 0) onRefused()
    const pauseMs = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs)
    // Jitter keeps browsers from all coming back at once when a server does.
    timer = setTimeout(open, pauseMs * (0.5 + random()))
  }
}
