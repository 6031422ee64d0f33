import { outboxTag, sendRequest } from './api/outbox/wake.ts'

/** The part of a worker's global scope used here, which the DOM types lack. */
const worker = self as unknown as {
  clients: { matchAll: (options: { type: 'window' }) => Promise<Tab[]> }
  addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void
}

type Tab = { postMessage: (message: unknown, transfer: Transferable[]) => void }

type SyncEvent = { tag: string; waitUntil: (work: Promise<unknown>) => void }

const patienceMs = 60_000

worker.addEventListener('sync', event => {
  if (event.tag === outboxTag) event.waitUntil(haveSent())
})

/**
 * Asks the open tabs to send what waits, since only they know how, and who is signed in. Rejects if none of them
 * could send everything, so that the browser wakes this worker again later. Without an open tab, the changes wait
 * until the app is opened.
 */
async function haveSent(): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' })
  if (tabs.length > 0) await Promise.any(tabs.map(askToSend))
}

function askToSend(tab: Tab): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patienceMs)
    port1.onmessage = ({ data: isDone }) => {
      clearTimeout(timer)
      port1.close()
      if (isDone) resolve()
      else reject()
    }
    tab.postMessage(sendRequest, [port2])
  })
}
