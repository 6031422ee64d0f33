import { afterAll, describe, expect, it } from 'vitest'
import { openThread } from './open-thread.ts'

type Offered = typeof import('../testing/sums-worker.ts').offered

const open = () => openThread<Offered>(new URL('../testing/sums-worker.ts', import.meta.url))

describe('a thread', () => {
  const thread = open()
  afterAll(thread.end)

  it('answers each call, also one that overtakes another', async () => {
    const later = thread.call('addLater', { a: 20, b: 22 })
    expect(await Promise.race([later, thread.call('add', { a: 1, b: 2 })])).toBe(3)
    expect(await later).toBe(42)
  })

  it('takes and returns bytes without a copy', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    expect(await thread.call('reverse', bytes)).toEqual(new Uint8Array([3, 2, 1]))
    expect(bytes.byteLength).toBe(0)
  })

  it('tells what was thrown, and goes on', async () => {
    await expect(thread.call('fail', 'no such shelf')).rejects.toThrow('no such shelf')
    expect(await thread.call('add', { a: 2, b: 2 })).toBe(4)
  })
})

describe('a thread that ends', () => {
  it('leaves no call waiting, and takes none any more', async () => {
    const thread = open()
    const waiting = expect(thread.call('wait')).rejects.toThrow('ended')
    await thread.end()
    await waiting
    await expect(thread.call('add', { a: 1, b: 1 })).rejects.toThrow('ended')
  })

  it('by an error tells it to whoever waits', async () => {
    const thread = open()
    const waiting = expect(thread.call('wait')).rejects.toThrow('out of order')
    await expect(thread.call('breakDown', 'out of order')).rejects.toThrow('out of order')
    await waiting
  })
})
