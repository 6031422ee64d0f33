import { expect, it, vi } from 'vitest'
import { catchLog } from '../testing/catch-log.ts'
import type { OnNotice } from './database.ts'
import { firstWaitMs, keepLoaded } from './keep-loaded.ts'

it('what was changed is read anew; until then the old one serves', async () => {
  const { change, value, load } = await open()
  expect(value()).toBe('value 1')
  change()
  expect(value()).toBe('value 1')
  await expect.poll(value).toBe('value 2')
  expect(load).toHaveBeenCalledTimes(2)
})

it('what cannot be read anew is tried again, though nothing changes any more', async () => {
  const { change, value, load } = await open()
  const log = catchLog()
  load.mockRejectedValueOnce(new Error('connection lost'))
  change()
  await expect.poll(value, { timeout: 3000 }).toBe('value 2')
  expect(log.entries).toHaveLength(1)
  log.release()
})

it('what cannot be read because the database was closed is let go, in silence', async () => {
  const { change, close, load } = await open()
  const log = catchLog()
  load.mockImplementation(async () => {
    close()
    throw new Error('the database is closed')
  })
  change()
  change()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await new Promise(resolve => setTimeout(resolve, 2 * firstWaitMs))
  expect(load).toHaveBeenCalledTimes(2)
  expect(log.entries).toEqual([])
  log.release()
})

it('many changes while it is read are read once more', async () => {
  const { change, value, load } = await open()
  for (let i = 0; i < 5; i++) change()
  await expect.poll(value).toBe('value 3')
  expect(load).toHaveBeenCalledTimes(3)
})

async function open() {
  let notify: OnNotice = () => {}
  let reads = 0
  const closing = new AbortController()
  const load = vi.fn(async () => `value ${++reads}`)
  const value = await keepLoaded({
    database: {
      listen: async (_, onNotice) => {
        notify = onNotice
      },
      closed: closing.signal,
    },
    channel: 'shelf_changed',
    load,
    name: 'the value',
  })
  return { value, load, change: () => notify(null), close: () => closing.abort() }
}
