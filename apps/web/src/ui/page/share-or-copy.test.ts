import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastQueue } from '../feedback/toast.ts'
import { shareOrCopy } from './share-or-copy.ts'

const toasts = { copied: { title: 'Link copied' }, failed: { title: 'Not shared' } }
const shared = { url: 'https://shop.example/products/7' }

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: object) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  share.mockReset().mockResolvedValue()
  toastQueue.takeAll()
})

afterEach(() => vi.unstubAllGlobals())

it('opens the share sheet of the device, and says nothing more', async () => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  await shareOrCopy('Oat milk', shared, toasts)
  expect(share).toHaveBeenCalledWith({ title: 'Oat milk', ...shared })
  expect(writeText).not.toHaveBeenCalled()
  expect(toastQueue.shown()).toBeUndefined()
})

it('says nothing when the shopper changes their mind, but does when sharing fails', async () => {
  vi.stubGlobal('navigator', { share })
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await shareOrCopy('Oat milk', shared, toasts)
  expect(toastQueue.shown()).toBeUndefined()
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await shareOrCopy('Oat milk', shared, toasts)
  expect(toastQueue.shown()).toMatchObject({ title: 'Not shared', tone: 'error' })
})

it('copies where there is no share sheet', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await shareOrCopy('Oat milk', shared, toasts)
  expect(writeText).toHaveBeenCalledWith(shared.url)
  expect(toastQueue.shown()).toMatchObject({ title: 'Link copied' })
})

it('says so where there is no clipboard either, as on plain HTTP', async () => {
  vi.stubGlobal('navigator', {})
  await shareOrCopy('Oat milk', shared, toasts)
  expect(toastQueue.shown()).toMatchObject({ title: 'Not shared', tone: 'error' })
})
