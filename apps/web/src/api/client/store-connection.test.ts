import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser, stubNetwork } from '../../testing/stub-browser.ts'

const health = vi.fn<() => Promise<Response>>()
const answers = async () => new Response()
const isLost = async () => {
  throw new TypeError('Failed to fetch')
}

stubBrowser()
vi.stubGlobal('fetch', health)
const { noticed } = await import('./store-connection.ts')

beforeEach(() => {
  vi.useFakeTimers()
  health.mockReset().mockImplementation(answers)
})
afterEach(async () => {
  health.mockImplementation(answers)
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
})

it('counts as offline when neither a request nor the store itself is answered', async () => {
  health.mockImplementation(isLost)
  await expect(noticed(isLost)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(0)
  expect(onlineManager.isOnline()).toBe(false)
})

it('is found again by itself, within a quarter of a minute', async () => {
  health.mockImplementation(isLost)
  await expect(noticed(isLost)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onlineManager.isOnline()).toBe(false)
  health.mockImplementation(answers)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onlineManager.isOnline()).toBe(true)
})

it('is found again by any request that is answered', async () => {
  health.mockImplementation(isLost)
  await expect(noticed(isLost)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  health.mockImplementation(() => new Promise(end => setTimeout(() => end(new Response()), 5000)))
  await noticed(answers)
  expect(onlineManager.isOnline()).toBe(true)
})

it('an answer that was under way when the network was lost says nothing', async () => {
  stubNetwork(false)
  await noticed(answers)
  expect(onlineManager.isOnline()).toBe(false)
  stubNetwork(true)
})

it('stays online when one request is lost and the store answers', async () => {
  await expect(noticed(isLost)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  expect(health).toHaveBeenCalledOnce()
  expect(onlineManager.isOnline()).toBe(true)
})

it('looks for the store when a request ends in nothing', async () => {
  health.mockImplementation(isLost)
  noticed(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(7000)
  expect(health).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(onlineManager.isOnline()).toBe(false)
})

it.each([
  ['the store refuses', Object.assign(new Error('Busy'), { status: 503 })],
  ['its sender gives up', new DOMException('Given up', 'AbortError')],
])('says nothing of the connection when %s', async (_, error) => {
  await expect(noticed(() => Promise.reject(error))).rejects.toBe(error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(health).not.toHaveBeenCalled()
})
