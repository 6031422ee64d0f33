import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser, stubNetwork } from '../../testing/stub-browser.ts'

type Fate = (signal?: AbortSignal | null) => Promise<Response>

const answered: Fate = async () => new Response()
const failed: Fate = async () => {
  throw new TypeError('Failed to fetch')
}
const silent: Fate = signal =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The outcome of a request, and of the probe that checks whether the store is there. */
let fateOfRequest = answered
let fateOfProbe = answered
const probes = vi.fn()

stubBrowser()
vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
  if (request instanceof Request) return fateOfRequest(init?.signal)
  probes()
  return fateOfProbe()
})
const { fetchFromStore } = await import('./store-connection.ts')

const request = (signal?: AbortSignal) =>
  fetchFromStore(new Request('https://shop.example/api/cart', { signal: signal ?? null }))

beforeEach(() => {
  vi.useFakeTimers()
  fateOfRequest = answered
  fateOfProbe = answered
  probes.mockReset()
})
afterEach(async () => {
  fateOfProbe = answered
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
})

/** Both a request and the probe fail. */
async function loseStore() {
  fateOfRequest = failed
  fateOfProbe = failed
  await expect(request()).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(0)
}

it('counts as offline when neither a request nor the probe is answered', async () => {
  await loseStore()
  expect(onlineManager.isOnline()).toBe(false)
})

it('is found again by itself, within a quarter of a minute or so', async () => {
  await loseStore()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onlineManager.isOnline()).toBe(false)
  fateOfProbe = answered
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onlineManager.isOnline()).toBe(true)
})

it('is found again by any request that is answered', async () => {
  await loseStore()
  fateOfRequest = answered
  fateOfProbe = () => new Promise(end => setTimeout(() => end(new Response()), 5000))
  await request()
  expect(onlineManager.isOnline()).toBe(true)
})

it('stays online when one request is lost and the store answers', async () => {
  fateOfRequest = failed
  await expect(request()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  expect(probes).toHaveBeenCalledOnce()
  expect(onlineManager.isOnline()).toBe(true)
})

it('stays online when another request is answered while the probe waits behind it', async () => {
  fateOfRequest = failed
  fateOfProbe = () =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('Timed out')), 4000))
  await expect(request()).rejects.toThrow()
  fateOfRequest = answered
  await request()
  await vi.advanceTimersByTimeAsync(4000)
  expect(onlineManager.isOnline()).toBe(true)
})

it('an answer that was under way when the network was lost says nothing', async () => {
  stubNetwork(false)
  await request()
  expect(onlineManager.isOnline()).toBe(false)
  stubNetwork(true)
})

it('requests that end in nothing are given up when the store is not there', async () => {
  fateOfRequest = silent
  fateOfProbe = failed
  const lost = Promise.allSettled([request(), request()])
  await vi.advanceTimersByTimeAsync(2000)
  expect(probes).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(onlineManager.isOnline()).toBe(false)
  expect(await lost).toMatchObject([
    { status: 'rejected', reason: { name: 'TypeError' } },
    { status: 'rejected', reason: { name: 'TypeError' } },
  ])
})

it('a request to a store that is known to be away is given up soon', async () => {
  await loseStore()
  fateOfRequest = silent
  const lost = expect(request()).rejects.toThrow('The store cannot be reached')
  await vi.advanceTimersByTimeAsync(1500)
  await lost
})

it('a slow answer is waited for as long as the store is there', async () => {
  fateOfRequest = () => new Promise(end => setTimeout(() => end(new Response()), 12_000))
  const answer = request()
  await vi.advanceTimersByTimeAsync(12_000)
  expect((await answer).ok).toBe(true)
})

it('a request without an answer is given up, though the store is there', async () => {
  fateOfRequest = silent
  const given = vi.fn()
  request().catch(given)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(given).toHaveBeenCalledOnce()
  expect(onlineManager.isOnline()).toBe(true)
})

it('an answer may take two minutes to arrive, and a stream as long as it likes', async () => {
  const body = (type: string) => async (signal?: AbortSignal | null) =>
    new Response(
      new ReadableStream({
        start: stuck => signal?.addEventListener('abort', () => stuck.error(signal.reason)),
      }),
      { headers: { 'content-type': type } },
    )
  const given = vi.fn()
  fateOfRequest = body('application/json')
  request().catch(given)
  fateOfRequest = body('text/event-stream')
  const ended = vi.fn()
  ;(await request()).text().catch(ended)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(given).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ended).not.toHaveBeenCalled()
})

it('an answer that stops on its way is given up with its sender, or when the store is not there', async () => {
  fateOfRequest = async signal => {
    const stuck = new ReadableStream({
      start: body => signal?.addEventListener('abort', () => body.error(signal.reason)),
    })
    return new Response(stuck)
  }
  const sender = new AbortController()
  const impatient = expect(request(sender.signal)).rejects.toThrow('Given up')
  const lost = expect(request()).rejects.toThrow('The store cannot be reached')
  await vi.advanceTimersByTimeAsync(20_000)
  sender.abort(new Error('Given up'))
  await impatient
  await loseStore()
  await lost
})

it('a stream ends when its sender gives up', async () => {
  const ended = vi.fn()
  fateOfRequest = async signal => {
    signal?.addEventListener('abort', ended)
    return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
  }
  const sender = new AbortController()
  expect((await request(sender.signal)).ok).toBe(true)
  sender.abort()
  expect(ended).toHaveBeenCalledOnce()
})

it('says nothing of the connection when its sender gives up', async () => {
  fateOfRequest = silent
  const sender = new AbortController()
  const given = expect(request(sender.signal)).rejects.toThrow('Given up')
  sender.abort(new Error('Given up'))
  await given
  await expect(request(sender.signal)).rejects.toThrow('Given up')
  expect(probes).not.toHaveBeenCalled()
})
