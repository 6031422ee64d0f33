import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '../api/device-records/forget-on-device.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { askLocal, stopLocal } from './local-catalogue.ts'
import { isLocalReady } from './local-state.ts'
import type { Question } from './questions.ts'
import { storedCopy } from './worker/stored-copy.ts'

const started: FakeWorker[] = []

/** Stands for the worker's thread; a test says what it answers. */
class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: () => void = () => {}
  readonly asked: Question[] = []
  isEnded = false
  constructor() {
    started.push(this)
  }
  postMessage(question: Question) {
    this.asked.push(question)
  }
  terminate() {
    this.isEnded = true
  }
  tell(data: unknown) {
    this.onmessage({ data })
  }
}

const catalogue = storedCopy<string[]>('catalogue')
const product = { product: { id: 'milk' }, sizes: [] }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('Worker', FakeWorker)
  stopLocal()
  started.length = 0
})

describe('the catalogue on a device', () => {
  it('that keeps none is not asked, and no worker is started for it', async () => {
    expect(await askLocal('product', 'milk')).toBeUndefined()
    expect(started).toEqual([])
  })

  it('answers each question with its own answer', async () => {
    await catalogue.write({ version: 'v1', checkedAt: 1, content: [] })
    const [milk, eggs] = [askLocal('product', 'milk'), askLocal('product', 'eggs')]
    await expect.poll(() => started[0]?.asked.length).toBe(2)
    const [first, second] = started[0]!.asked
    started[0]!.tell({ state: { productCount: 2, checkedAt: 1 } })
    started[0]!.tell({ id: second!.id, answer: null })
    started[0]!.tell({ id: first!.id, answer: product })
    expect([await milk, await eggs]).toEqual([product, null])
    expect([started.length, isLocalReady()]).toEqual([1, true])
  })

  it('says what failed, and answers nothing when its worker breaks', async () => {
    const failing = askLocal('update', null)
    await expect.poll(() => started[0]?.asked.length).toBe(1)
    started[0]!.tell({ id: started[0]!.asked[0]!.id, failure: 'no network' })
    await expect(failing).rejects.toThrow('no network')
    const broken = askLocal('update', null)
    await expect.poll(() => started[0]?.asked.length).toBe(2)
    started[0]!.onerror()
    expect(await broken).toBeUndefined()
    expect(started[0]!.isEnded).toBe(true)
  })

  it('goes with its user, from the disk and from memory', async () => {
    await catalogue.write({ version: 'v1', checkedAt: 1, content: [] })
    const asked = askLocal('product', 'milk')
    await expect.poll(() => started[0]?.asked.length).toBe(1)
    await forgetOnDevice('robin')
    expect(await asked).toBeUndefined()
    expect([started[0]!.isEnded, isLocalReady()]).toEqual([true, false])
    expect(await catalogue.read()).toBeUndefined()
  })
})
