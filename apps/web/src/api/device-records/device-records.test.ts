import { IDBDatabase, IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import type { RecordKind, StoredRecord } from './record.ts'

const tick = 'aisleway:robin:unsent:list:weekend:tick'
const text: RecordKind<string> = {
  migrations: [data => data],
  read: data => (typeof data === 'string' ? data : undefined),
}
const of = (data: string): StoredRecord => ({ v: 1, data })

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('what a device keeps', () => {
  it('shows at once, is kept a moment later, and outlives the browser', async () => {
    const { changeRecords, isKept, readRecord } = await openTab()
    const kept = changeRecords([[tick, of('milk')]])
    expect([readRecord(tick, text), isKept(tick)]).toEqual(['milk', false])
    await kept
    expect(isKept(tick)).toBe(true)
    expect((await openTab()).readRecord(tick, text)).toBe('milk')
    expect(localStorage.length).toBe(0)
  })

  it('is written with the promise that it is on the disk', async () => {
    const { changeRecords } = await openTab()
    const begin = beginning()
    await changeRecords([[tick, of('milk')]])
    expect(begin).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' })
    begin.mockRestore()
  })

  it('is the same in another tab, also what was removed', async () => {
    const [one, other] = [await openTab(), await openTab()]
    await one.changeRecords([[tick, of('milk')]])
    await expect.poll(() => other.readRecord(tick, text)).toBe('milk')
    await other.changeRecords([[tick, undefined]])
    await expect.poll(() => one.readRecord(tick, text)).toBeUndefined()
  })

  it('goes with its user, and with nobody else', async () => {
    const { changeRecords, recordKeys, forgetOnDevice, hasUnsentOnDevice } = await openTab()
    const kim = tick.replace('robin', 'kim')
    await changeRecords([
      [tick, of('milk')],
      [kim, of('eggs')],
    ])
    await forgetOnDevice('robin')
    expect(recordKeys('')).toEqual([kim])
    expect([await hasUnsentOnDevice('robin'), await hasUnsentOnDevice('kim')]).toEqual([
      false,
      true,
    ])
    expect((await openTab()).recordKeys('')).toEqual([kim])
  })

  it('goes when somebody else signs in, but for what waits to be sent', async () => {
    const { changeRecords, recordKeys, forgetFormerUser } = await openTab()
    await changeRecords([
      [tick, of('milk')],
      ['aisleway:robin:list:weekend', of('copy')],
      ['aisleway:robin:copy:cart', of('cart')],
    ])
    await forgetFormerUser('robin')
    expect(recordKeys('')).toEqual([tick])
  })

  it('leaves what somebody was typing when the session ended, until that user signs out', async () => {
    const { forgetFormerUser, forgetOnDevice } = await openTab()
    const keys = () => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
    localStorage.setItem('aisleway:robin:item-draft:milk', '{"v":1,"data":{"note":"Oat"}}')
    localStorage.setItem('aisleway:robin:people', '{}')
    await forgetFormerUser('robin')
    expect(keys()).toEqual(['aisleway:robin:item-draft:milk'])
    await forgetOnDevice('robin')
    expect(keys()).toEqual([])
  })
})

describe('a database that fails', () => {
  it('is opened again if its connection was closed', async () => {
    const { changeRecords, areRecordsDurable } = await openTab()
    await changeRecords([[tick, of('milk')]])
    const begin = beginning().mockImplementationOnce(failure('InvalidStateError'))
    await changeRecords([[tick, of('eggs')]])
    expect([areRecordsDurable(), localStorage.length]).toEqual([true, 0])
    begin.mockRestore()
    expect((await openTab()).readRecord(tick, text)).toBe('eggs')
  })

  it('is opened once for several changes, whose connection was closed', async () => {
    const { changeRecords } = await openTab()
    await changeRecords([[tick, of('milk')]])
    const begin = beginning()
      .mockImplementationOnce(failure('InvalidStateError'))
      .mockImplementationOnce(failure('InvalidStateError'))
    const open = vi.spyOn(indexedDB, 'open')
    await Promise.all([changeRecords([[tick, of('eggs')]]), changeRecords([[tick, of('rice')]])])
    expect(open).toHaveBeenCalledTimes(1)
    begin.mockRestore()
    expect((await openTab()).readRecord(tick, text)).toBe('rice')
  })

  it('is opened again later if that failed as well', async () => {
    const { changeRecords, areRecordsDurable } = await openTab()
    const begin = beginning().mockImplementationOnce(failure('InvalidStateError'))
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(failure('UnknownError'))
    await changeRecords([[tick, of('milk')]])
    expect(areRecordsDurable()).toBe(false)
    await changeRecords([[tick, of('eggs')]])
    expect([areRecordsDurable(), localStorage.length]).toEqual([true, 0])
    begin.mockRestore()
  })

  it('holds up nothing if it does not open again', async () => {
    const { changeRecords, areRecordsDurable, recordsSettled } = await openTab()
    const begin = beginning().mockImplementationOnce(failure('InvalidStateError'))
    vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest)
    await changeRecords([[tick, of('milk')]])
    changeRecords([[tick, of('eggs')]])
    await recordsSettled()
    expect(areRecordsDurable()).toBe(false)
    begin.mockRestore()
  })

  it('brings nothing back that was removed meanwhile', async () => {
    const { changeRecords, readRecord } = await openTab()
    await changeRecords([[tick, of('milk')]])
    const begin = beginning().mockImplementation(failure('UnknownError'))
    await changeRecords([[tick, undefined]])
    begin.mockRestore()
    expect(readRecord(tick, text)).toBeUndefined()
    expect((await openTab()).recordKeys('')).toEqual([])
    expect(localStorage.length).toBe(0)
  })
})

describe('a database that opens late', () => {
  it('brings what it holds, but for what is newer and for a user who has signed out', async () => {
    const kim = tick.replace('robin', 'kim')
    const newer = tick.replace('tick', 'newer')
    await (await openTab()).changeRecords([
      [tick, of('milk')],
      [newer, of('old')],
      [kim, of('eggs')],
    ])
    const open = indexedDB.open.bind(indexedDB)
    const held: (() => void)[] = []
    vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      const request = open(...given)
      queueMicrotask(() => {
        const succeed = request.onsuccess
        request.onsuccess = event => held.push(() => succeed?.call(request, event))
      })
      return request
    })
    const { recordKeys, readRecord, changeRecords, forgetOnDevice } = await openTab()
    expect(recordKeys('')).toEqual([])
    await changeRecords([[newer, of('new')]])
    await forgetOnDevice('kim')
    for (const succeed of held) succeed()
    await expect.poll(() => recordKeys('').sort()).toEqual([newer, tick].sort())
    expect([readRecord(tick, text), readRecord(newer, text)]).toEqual(['milk', 'new'])
    vi.restoreAllMocks()
    await expect.poll(async () => (await openTab()).recordKeys('').includes(kim)).toBe(false)
  }, 20_000)
})

describe('what an earlier version of the app kept', () => {
  it('is moved over once, and nothing else is', async () => {
    localStorage.setItem(tick, '"milk"')
    localStorage.setItem('aisleway:robin:clock', '{}')
    expect((await openTab()).readRecord(tick, text)).toBe('milk')
    expect(keysOf(localStorage)).toEqual(['aisleway:robin:clock'])
    const { changeRecords } = await openTab()
    await changeRecords([[tick, undefined]])
    expect((await openTab()).readRecord(tick, text)).toBeUndefined()
  })

  it('that cannot be read is set aside and told, and breaks nothing', async () => {
    localStorage.setItem(tick, '{"half a rec')
    const { readRecord, recordKeys, onUnreadable } = await openTab()
    const reported = vi.fn()
    onUnreadable(reported)
    expect(readRecord(tick, numbers)).toBeUndefined()
    await expect
      .poll(() => recordKeys(''))
      .toEqual(['aisleway:robin:unreadable:unsent:list:weekend:tick'])
    await expect.poll(() => reported.mock.calls.length).toBe(1)
  })

  it('is left alone when a newer version wrote it', async () => {
    const { changeRecords, readRecord, recordKeys } = await openTab()
    await changeRecords([[tick, { v: 2, data: 'milk' }]])
    expect(readRecord(tick, text)).toBeUndefined()
    await Promise.resolve()
    expect(recordKeys('')).toEqual([tick])
  })
})

describe('a browser without a database', () => {
  it.each([
    ['that has none', () => vi.stubGlobal('indexedDB', undefined)],
    ['that refuses it', () => vi.stubGlobal('indexedDB', refusing())],
  ])('%s keeps what it can, and says that it is not durable', async (_, take) => {
    take()
    const { changeRecords, areRecordsDurable } = await openTab()
    await changeRecords([[tick, of('milk')]])
    expect(areRecordsDurable()).toBe(false)
    const next = await openTab()
    expect(next.readRecord(tick, text)).toBe('milk')
    await next.changeRecords([[tick, undefined]])
    expect(localStorage.length).toBe(0)
  })

  it('takes everything back that it has no room for', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { changeRecords, recordKeys } = await openTab()
    await changeRecords([[tick, of('milk')]])
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    const other = `${tick}-other`
    const write = changeRecords([
      [tick, undefined],
      [other, of('eggs')],
    ])
    expect(recordKeys('')).toEqual([other])
    await expect(write).rejects.toThrow('No room')
    expect(recordKeys('')).toEqual([tick])
  })
})

/** Where each transaction of the database begins. */
const beginning = () => vi.spyOn(IDBDatabase.prototype, 'transaction')

function failure(name: string) {
  return () => {
    throw new DOMException('Failed', name)
  }
}

const numbers: RecordKind<number> = {
  migrations: [data => data],
  read: data => (typeof data === 'number' ? data : undefined),
}

/** A new tab, or the same one after a reload. */
async function openTab() {
  vi.resetModules()
  const records = await import('./device-records.ts')
  const forget = await import('./forget-on-device.ts')
  const unreadable = await import('./unreadable.ts')
  await records.openRecords()
  return { ...records, ...forget, ...unreadable }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
}

function refusing() {
  return {
    open() {
      throw new DOMException('Not allowed here', 'SecurityError')
    },
  }
}
