import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('runs again for a call that comes just as a run ends', async () => {
  const sent = Promise.resolve()
  const send = vi.fn(() => sent)
  const start = retryWithBackoff(send)
  const first = start()
  await sent.then(start)
  await first
  expect(send).toHaveBeenCalledTimes(2)
})

it('waits after a failure, also for those who called in the meantime', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(undefined)
  const start = retryWithBackoff(send)
  await Promise.all([start(), start()])
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(send).toHaveBeenCalledTimes(2)
})
