import { expect, it, vi } from 'vitest'
import { subscribeDevice } from './device-push.ts'

it('a browser that could not install the service worker does not keep anybody waiting', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } })
  const outcome = vi.fn()
  subscribeDevice('key').catch(outcome)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcome).toHaveBeenCalledWith(new Error('The service worker is not ready'))
  vi.useRealTimers()
})
