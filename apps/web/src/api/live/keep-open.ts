import { heartbeatMs, type LiveEvent } from '@aisleway/core/live/live-event'

export type StreamHandlers = {
  onEvent: (event: LiveEvent) => void
  /** Called with each sign of life from the server. */
  onHeartbeat: () => void
  /** The stream ended or was refused; browsers do not say which. */
  onLost: () => void
}

type Deps = {
  /** Opens the stream; returns how to close it. */
  connect: (handlers: StreamHandlers) => () => void
  onEvent: (event: LiveEvent) => void
  /** Called when the stream is lost again soon after it was opened: the session may have ended. */
  onRefused: () => void
  random?: () => number
}

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** A network that the device has left sends no error at all. */
const silenceMs = 2.5 * heartbeatMs

/** Keeps the stream open until it is closed, and opens a lost one again after growing pauses. */
export function keepOpen({ connect, onEvent, onRefused, random = Math.random }: Deps) {
  let failures = 0
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let disconnect = () => {}
  open()

  return {
    /** Opens a lost stream at once, because the network is back or the page became visible. */
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
        // The pauses start over only after the stream has held for a while, since some end as soon
        // as they begin.
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
    // A random pause keeps browsers from coming back all at once when a server does.
    timer = setTimeout(open, pauseMs * (0.5 + random()))
  }
}
