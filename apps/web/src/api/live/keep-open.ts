import { beatMs, type LiveEvent } from '@aisleway/core/live/live-event'

export type StreamHandlers = {
  onEvent: (event: LiveEvent) => void
  /** A sign of life. */
  onBeat: () => void
  /** Ended or refused: browsers do not say which. */
  onLost: () => void
}

type Deps = {
  /** Opens the stream; returns how to close it. */
  connect: (handlers: StreamHandlers) => () => void
  hear: (event: LiveEvent) => void
  /** Lost again soon: perhaps the session has ended. */
  onRefused: () => void
  random?: () => number
}

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** A network that was left says nothing at all. */
const silenceMs = 2.5 * beatMs

/** Keeps the stream open until it is closed. A lost one is opened again after growing pauses. */
export function keepOpen({ connect, hear, onRefused, random = Math.random }: Deps) {
  let failures = 0
  let isWaiting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let disconnect = () => {}
  open()

  return {
    /** Now is a good moment: the network is back, or somebody looks. */
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
        hear(event)
      },
      onBeat() {
        // Only what holds for a while is good again: some streams end as soon as they have begun.
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
    // Not all browsers at the same moment when a server comes back.
    timer = setTimeout(open, pauseMs * (0.5 + random()))
  }
}
