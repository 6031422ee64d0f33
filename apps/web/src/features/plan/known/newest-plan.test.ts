import type { ListHead } from '@aisleway/core/lists/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { setKinds } from '../../../api/outbox/kinds.ts'
import { listHead } from '../../../testing/list-head.ts'
import { stubBrowser, stubNetwork } from '../../../testing/stub-browser.ts'
import { deleteList } from '../../lists/outbox/delete-list.ts'
import { deviceList } from '../../lists/replica/device-list.ts'
import { newestPlan } from './newest-plan.ts'

const page = vi.fn()
vi.mock('../../../api/client/client.ts', () => ({
  api: { lists: { page: () => page() }, account: { session: () => page() } },
}))

beforeEach(async () => {
  stubBrowser()
  stubNetwork(false)
  await openRecords()
  await forgetOnDevice('robin')
  setKinds(async () => await import('../../../app/outbox/kinds.ts'))
  page.mockReset()
  page.mockRejectedValue(new TypeError('Failed to fetch'))
})

describe('the newest plan', () => {
  it('is that of the server, which may have none', async () => {
    await keep('on-device', '2026-11-23')
    page.mockResolvedValueOnce({ lists: [{ id: 'on-server' }] })
    expect(await newestPlan('robin')).toBe('on-server')
    page.mockResolvedValueOnce({ lists: [] })
    expect(await newestPlan('robin')).toBeNull()
  })

  it('is the newest on the device where the server does not answer', async () => {
    await keep('this-week', '2026-11-23')
    await keep('last-week', '2026-11-16')
    await keep('no-plan', '2026-11-24', { isPlan: false })
    expect(await newestPlan('robin')).toBe('this-week')
    await deleteList('robin', { id: 'this-week', name: '' })
    expect(await newestPlan('robin')).toBe('last-week')
  })

  it('is unknown where none was opened here, and where the server refuses to tell', async () => {
    await expect(newestPlan('robin')).rejects.toThrow('Failed to fetch')
    await keep('on-device', '2026-11-23')
    page.mockRejectedValueOnce(Object.assign(new Error(), { code: 'UNAUTHORIZED', status: 401 }))
    await expect(newestPlan('robin')).rejects.toMatchObject({ status: 401 })
  })
})

function keep(id: string, day: string, given: Partial<ListHead> = {}): Promise<void> {
  const head = listHead({ id, isPlan: true, createdAt: `${day}T08:00:00.000Z`, ...given })
  return deviceList('robin', id).writeCopy({ head, state: {}, prices: {}, sequence: 1 })
}
