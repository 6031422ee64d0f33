import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const request = () => new Request('https://shop.example/api/cart', { method: 'PUT', body: '{}' })
const busy = (seconds: number) =>
  new Response('{}', { status: 503, headers: { 'Retry-After': String(seconds) } })

let retryWhenBusy: typeof import('./retry-when-busy.ts').retryWhenBusy
let onBusyStore: typeof import('./busy-store.ts').onBusyStore

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ retryWhenBusy } = await import('./retry-when-busy.ts'))
  ;({ onBusyStore } = await import('./busy-store.ts'))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request that a busy store turns away', () => {
  it('goes again with its body, after the wait that the store asks for and not before', async () => {
    const bodies: string[] = []
    const answers = [busy(2), Response.json('done')]
    const answer = retryWhenBusy(request(), async one => {
      bodies.push(await one.text())
      return answers.shift()!
    })
    await vi.advanceTimersByTimeAsync(1999)
    expect(bodies).toEqual(['{}'])
    await vi.advanceTimersByTimeAsync(1001)
    expect(await (await answer).json()).toBe('done')
    expect(bodies).toEqual(['{}', '{}'])
  })

  it('is given up after a few attempts: the last answer is an error like any other', async () => {
    const send = vi.fn(async () => busy(1))
    const answer = retryWhenBusy(request(), send)
    await vi.runAllTimersAsync()
    expect((await answer).status).toBe(503)
    expect(send).toHaveBeenCalledTimes(5)
  })

  it('is not sent again once its sender has given it up', async () => {
    const sender = new AbortController()
    const send = vi.fn(async () => busy(1))
    const answer = retryWhenBusy(new Request(request(), { signal: sender.signal }), send)
    await vi.advanceTimersByTimeAsync(0)
    sender.abort(new Error('given up'))
    await expect(answer).rejects.toThrow('given up')
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledOnce()
  })
})

it.each([
  ['is broken', new Response('{}', { status: 503 })],
  ['is away for an hour', busy(3600)],
  ['says no', new Response('{}', { status: 422 })],
])('an answer of a store that %s is not waited for', async (_, answer) => {
  const send = vi.fn(async () => answer)
  expect(await retryWhenBusy(request(), send)).toBe(answer)
  expect(send).toHaveBeenCalledOnce()
})

it('the shopper is told once, however many requests wait', async () => {
  const tell = vi.fn()
  onBusyStore(tell)
  const both = [1, 2].map(() => retryWhenBusy(request(), async () => busy(1)))
  await vi.runAllTimersAsync()
  await Promise.all(both)
  expect(tell).toHaveBeenCalledOnce()
})

it('who listens only later still hears of requests that wait', async () => {
  const answer = retryWhenBusy(request(), async () => busy(1))
  await vi.advanceTimersByTimeAsync(500)
  const tell = vi.fn()
  onBusyStore(tell)
  expect(tell).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
  await answer
})
