import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CopyState } from './questions.ts'

let state: CopyState | undefined
vi.mock('./local-state.ts', () => ({ isLocalReady: () => state !== undefined }))
const { localFirst, networkOrLocal } = await import('./local-first.ts')

beforeEach(() => {
  state = undefined
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const says = (answer: string) => vi.fn(async (): Promise<string | undefined> => answer)
const answers = (answer: string) => vi.fn(async () => answer)
const lost = () =>
  vi.fn(async (): Promise<string> => {
    throw new TypeError('Failed to fetch')
  })
const refused = (status: number) =>
  vi.fn(async (): Promise<string> => {
    throw Object.assign(new Error('refused'), { status, code: 'NOT_FOUND' })
  })
const never = () => vi.fn(() => new Promise<string>(() => {}))
const nothing = async () => undefined

describe('what the network and this device can both answer', () => {
  it('is answered by the network, without a look at the device', async () => {
    const local = says('device')
    expect(await networkOrLocal(answers('network'), local)).toBe('network')
    expect(local).not.toHaveBeenCalled()
  })

  it('is answered by the device when the network is lost or the server broken', async () => {
    expect(await networkOrLocal(lost(), says('device'))).toBe('device')
    expect(await networkOrLocal(refused(503), says('device'))).toBe('device')
  })

  it('stays refused when the server refuses it', async () => {
    await expect(networkOrLocal(refused(404), says('device'))).rejects.toThrow('refused')
  })

  it('is answered by the device when the network does not answer soon', async () => {
    vi.useFakeTimers()
    const answer = networkOrLocal(never(), says('device'))
    await vi.advanceTimersByTimeAsync(1500)
    expect(await answer).toBe('device')
  })

  it('waits for the network where the device has nothing, and fails as the network does', async () => {
    await expect(networkOrLocal(lost(), nothing)).rejects.toThrow('Failed to fetch')
    onlineManager.setOnline(false)
    await expect(networkOrLocal(lost(), nothing)).rejects.toThrow('Failed to fetch')
  })

  it('does not try the network where the browser knows that there is none', async () => {
    onlineManager.setOnline(false)
    const network = answers('network')
    expect(await networkOrLocal(network, says('device'))).toBe('device')
    expect(network).not.toHaveBeenCalled()
  })
})

describe('what is asked while typing', () => {
  const queryKey = ['typed', 'milk']
  const refresh = vi.fn((shown: string, newer: string) => `${shown}, then ${newer}`)

  async function shown(network: () => Promise<string>) {
    vi.useFakeTimers()
    const client = new QueryClient()
    const queryFn = localFirst({ network, local: says('device'), refresh })
    const { QueryObserver } = await import('@tanstack/react-query')
    const observer = new QueryObserver(client, { queryKey, queryFn, retry: false })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    const first = observer.getCurrentResult().data
    return { observer, stop, first }
  }

  it('is answered by the network alone while the device is not ready', async () => {
    const { first } = await shown(answers('network'))
    expect(first).toBe('network')
  })

  it('is answered by the device at once, and by the network when typing pauses', async () => {
    state = { productCount: 1, checkedAt: 0 }
    const network = answers('network')
    const { observer, first } = await shown(network)
    expect([first, network.mock.calls.length]).toEqual(['device', 0])
    await vi.advanceTimersByTimeAsync(300)
    expect(observer.getCurrentResult().data).toBe('device, then network')
  })

  it('is not asked of the network when something else is typed by then', async () => {
    state = { productCount: 1, checkedAt: 0 }
    const network = answers('network')
    const { stop } = await shown(network)
    stop()
    await vi.advanceTimersByTimeAsync(300)
    expect(network).not.toHaveBeenCalled()
  })

  it('stays as it is when the network is lost', async () => {
    state = { productCount: 1, checkedAt: 0 }
    const { observer } = await shown(lost())
    await vi.advanceTimersByTimeAsync(300)
    expect(observer.getCurrentResult()).toMatchObject({ data: 'device', isError: false })
  })
})
