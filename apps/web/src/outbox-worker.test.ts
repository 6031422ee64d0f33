import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isSendRequest, outboxTag } from './api/outbox/wake.ts'

type Tab = { postMessage: (message: unknown, ports: MessagePort[]) => void }

let tabs: Tab[] = []
let onSync: (event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void
vi.stubGlobal('self', {
  clients: { matchAll: async () => tabs },
  addEventListener: (_: string, listener: typeof onSync) => {
    onSync = listener
  },
})

beforeEach(() => import('./outbox-worker.ts'))

/** The promise the browser receives: if it resolves, the sync is over; if it rejects, it is retried later. */
function sync(tag = outboxTag): Promise<unknown> | undefined {
  let work: Promise<unknown> | undefined
  onSync({ tag, waitUntil: given => (work = given) })
  return work
}

function tabThatAnswers(isDone: boolean, asked = vi.fn()): Tab {
  return {
    postMessage(message, [port]) {
      asked()
      if (isSendRequest(message)) port?.postMessage(isDone)
    },
  }
}

describe('the service worker, when there is a network again', () => {
  it('has the tabs send what waits', async () => {
    const asked = vi.fn()
    tabs = [tabThatAnswers(true, asked), tabThatAnswers(false, asked)]
    await expect(sync()).resolves.toBeUndefined()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is woken again when something still waits', async () => {
    tabs = [tabThatAnswers(false)]
    await expect(sync()).rejects.toThrow()
  })

  it('leaves it to the app where no tab is open, and other names alone', async () => {
    tabs = []
    await expect(sync()).resolves.toBeUndefined()
    expect(sync('another')).toBeUndefined()
  })
})
