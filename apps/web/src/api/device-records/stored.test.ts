import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { isObject, type RecordKind, unchanged } from './record.ts'
import { hasStored, readStored, writeStored } from './stored.ts'
import { readStoredRows } from './stored-rows.ts'
import { onUnreadable } from './unreadable.ts'
import { keysWith } from './web-storage.ts'

const reported = vi.fn()

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  onUnreadable(reported)
  reported.mockReset()
})

it('is stored with its version, and read', () => {
  writeStored('pan', pan, { sizeInches: 12 })
  expect(localStorage.getItem('pan')).toBe('{"v":2,"data":{"sizeInches":12}}')
  expect(readStored('pan', pan)).toEqual({ sizeInches: 12 })
})

it.each([
  ['version 0', '{"cm":30}'],
  ['version 1', '{"v":1,"data":{"size":30,"unit":"cm"}}'],
  ['version 2', '{"v":2,"data":{"sizeInches":12}}'],
])('of %s is read as what it has become', (_, text) => {
  localStorage.setItem('pan', text)
  expect(readStored('pan', pan)).toEqual({ sizeInches: 12 })
})

it.each(['{"half a rec', '7', 'null', '[]', '{"cm":"wide"}', '{"v":1,"data":null}'])(
  'that cannot be read is set aside and told, and is as if nothing were there: %s',
  async text => {
    localStorage.setItem('pan', text)
    expect(readStored('pan', pan)).toBeUndefined()
    expect(hasStored('pan')).toBe(false)
    expect(localStorage.getItem('aisleway:unreadable:pan')).toBe(text)
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
  },
)

it('of a user is set aside among what is that user’s', () => {
  localStorage.setItem('aisleway:robin:pan', '7')
  readStored('aisleway:robin:pan', pan)
  expect(keysWith('')).toEqual(['aisleway:robin:unreadable:pan'])
})

it('stays where it is when there is no room to set it aside', () => {
  localStorage.setItem('pan', '7')
  vi.spyOn(localStorage, 'setItem').mockImplementation(noRoom)
  expect(readStored('pan', pan)).toBeUndefined()
  expect(localStorage.getItem('pan')).toBe('7')
})

it('of a newer version is left alone, and not replaced', () => {
  const newer = '{"v":3,"data":"wide"}'
  localStorage.setItem('pan', newer)
  expect(readStored('pan', pan)).toBeUndefined()
  expect(() => writeStored('pan', pan, { sizeInches: 12 })).toThrow()
  expect(localStorage.getItem('pan')).toBe(newer)
  expect(reported).not.toHaveBeenCalled()
})

it('in rows keeps those that can be read, and sets all of them aside as they were', async () => {
  const text = '["eggs",7,"milk"]'
  localStorage.setItem('rows', text)
  const read = () => readStoredRows('rows', rows, row => typeof row === 'string')
  expect(read()).toEqual(['eggs', 'milk'])
  expect(localStorage.getItem('aisleway:unreadable:rows')).toBe(text)
  expect(read()).toEqual(['eggs', 'milk'])
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
})

it('is nothing where the browser denies its storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('pan', pan)).toBeUndefined()
  expect(() => writeStored('pan', pan, { sizeInches: 12 })).toThrow()
})

/** Once in centimetres, then in either unit, and now in inches. */
const pan: RecordKind<{ sizeInches: number }> = {
  migrations: [
    data => ({ size: (data as { cm: number }).cm, unit: 'cm' }),
    data => ({ sizeInches: Math.round((data as { size: number }).size / 2.54) }),
  ],
  read: data =>
    isObject(data) && Number.isFinite(data.sizeInches)
      ? (data as { sizeInches: number })
      : undefined,
}

const rows: RecordKind<unknown[]> = {
  migrations: [unchanged],
  read: data => (Array.isArray(data) ? data : undefined),
}

function noRoom() {
  throw new DOMException('No room', 'QuotaExceededError')
}
