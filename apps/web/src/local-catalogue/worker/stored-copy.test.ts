import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { copies } from '../../api/device-records/database.ts'
import { forgetCopies } from '../../api/device-records/forget-on-device.ts'
import { storedCopy } from './stored-copy.ts'

const catalogue = storedCopy<string[]>('catalogue')
const copy = { version: 'v1', checkedAt: 7, content: ['milk'] }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('a copy of the catalogue', () => {
  it('is there after a restart, until the device forgets it', async () => {
    expect(await catalogue.read()).toBeUndefined()
    await catalogue.write(copy)
    expect(await catalogue.read()).toEqual(copy)
    await forgetCopies()
    expect(await catalogue.read()).toBeUndefined()
  })

  it('that cannot be read is none', async () => {
    for (const damaged of ['{', { ...copy, content: '[' }, { ...copy, version: 3 }, null]) {
      await copies.write('catalogue', damaged)
      expect(await catalogue.read()).toBeUndefined()
    }
  })

  it('is not kept by a browser that keeps nothing, and nothing else fails', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await catalogue.write(copy)
    expect(await catalogue.read()).toBeUndefined()
    await forgetCopies()
  })

  it('is not kept where there is no room', async () => {
    const { IDBObjectStore } = await import('fake-indexeddb')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await catalogue.write(copy)
    put.mockRestore()
    expect(await catalogue.read()).toBeUndefined()
  })
})
