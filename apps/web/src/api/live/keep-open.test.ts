import { heartbeatMs, type LiveEvent } from '@aisleway/core/live/live-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOpen, type StreamHandlers } from './keep-open.ts'

const second = 1000
const hello: LiveEvent = { kind: 'hello' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('an open stream that shows signs of life stays open, and passes on what it says', () => {
  const { server, heard } = open()
  server.say(hello)
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(heartbeatMs)
    server.sendHeartbeat()
  }
  expect(heard).toEqual([hello])
  expect(server.calls).toBe(1)
})

it('a lost stream is open again within five seconds, and not by all browsers at once', () => {
  const early = open({ random: () => 0 })
  const late = open({ random: () => 0.99 })
  for (const { server } of [early, late]) server.lose()
  vi.advanceTimersByTime(0.6 * second)
  expect(early.server.calls).toBe(2)
  expect(late.server.calls).toBe(1)
  vi.advanceTimersByTime(4 * second)
  expect(late.server.calls).toBe(2)
})

it('a server that stays away is asked ever less often, but every minute at least', () => {
  const { server } = open()
  server.isAway = true
  server.lose()
  vi.advanceTimersByTime(60 * second)
  const { calls } = server
  expect(calls).toBeLessThan(10)
  vi.advanceTimersByTime(60 * second)
  expect(server.calls).toBeGreaterThan(calls)
})

it('is asked at once when the network is back, and not twice', () => {
  const { server, stream } = open()
  server.isAway = true
  server.lose()
  vi.advanceTimersByTime(20 * second)
  server.isAway = false
  const { calls } = server
  stream.retry()
  stream.retry()
  expect(server.calls).toBe(calls + 1)
  server.sendHeartbeat()
  vi.advanceTimersByTime(heartbeatMs)
  expect(server.calls).toBe(calls + 1)
})

it('a stream that has gone silent is opened anew', () => {
  const { server } = open()
  server.say(hello)
  vi.advanceTimersByTime(3 * heartbeatMs)
  expect(server.calls).toBe(2)
})

it('one loss says nothing of the session; the next one may be its end', () => {
  const { server, onRefused } = open()
  server.lose()
  expect(onRefused).not.toHaveBeenCalled()
  server.isAway = true
  vi.advanceTimersByTime(2 * second)
  expect(onRefused).toHaveBeenCalledTimes(1)
})

it('a closed one stays closed, lost or not', () => {
  const held = open()
  held.stream.close()
  const lost = open()
  lost.server.lose()
  lost.stream.close()
  for (const { server, stream } of [held, lost]) {
    stream.retry()
    vi.advanceTimersByTime(60 * second)
    expect(server).toMatchObject({ calls: 1, isOpen: false })
  }
})

function open({ random = () => 0.5 }: { random?: () => number } = {}) {
  let handlers: StreamHandlers | undefined
  const server = {
    calls: 0,
    isOpen: false,
    isAway: false,
    say: (event: LiveEvent) => handlers?.onEvent(event),
    sendHeartbeat: () => handlers?.onHeartbeat(),
    lose: () => handlers?.onLost(),
  }
  const connect = (given: StreamHandlers) => {
    server.calls++
    server.isOpen = true
    handlers = given
    const refusal = setTimeout(() => server.isAway && given.onLost())
    return () => {
      clearTimeout(refusal)
      server.isOpen = false
    }
  }
  const heard: LiveEvent[] = []
  const onRefused = vi.fn()
  const stream = keepOpen({ connect, onEvent: event => heard.push(event), onRefused, random })
  return { server, stream, heard, onRefused }
}
