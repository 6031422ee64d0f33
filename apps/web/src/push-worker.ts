import { isLocalPath } from '@aisleway/core/account/local-path'
import type { PushState } from '@aisleway/core/notices/contract'
import type { PushPayload } from '@aisleway/core/notices/push'
import { addressOf } from './api/push/push-address.ts'
import { openScreen } from './api/push/screen-message.ts'

/** The part of a worker's global scope used here, which the DOM types lack. */
const worker = self as unknown as {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<Tab[]>
    openWindow: (url: string) => Promise<unknown>
  }
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}

type Tab = { focus: () => Promise<unknown>; postMessage: (message: unknown) => void }

type WorkerEvent = {
  waitUntil: (work: Promise<unknown>) => void
  /** Set on `push` events. */
  data?: { json: () => PushPayload } | null
  /** Set on `notificationclick` events. */
  notification: Notification
  /** Set on `pushsubscriptionchange` events. */
  newSubscription?: PushSubscription | null
}

worker.addEventListener('push', event => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)))

function show({ title, text, path, tag, language }: PushPayload): Promise<void> {
  return worker.registration.showNotification(title, {
    body: text,
    tag,
    lang: language,
    icon: '/icons/icon-192.png',
    data: { path },
  })
}

/** In the existing tab, which keeps its state, else in a new one. */
async function open(path: unknown): Promise<void> {
  const screen = typeof path === 'string' && isLocalPath(path) ? path : '/'
  const [tab] = await worker.clients.matchAll({ type: 'window' })
  if (!tab) {
    await worker.clients.openWindow(screen)
    return
  }
  tab.postMessage(openScreen(screen))
  await tab.focus()
}

/** The push service has given the device a new address. */
async function renew({ newSubscription }: WorkerEvent): Promise<void> {
  const answer = await fetch('/api/notices/push')
  if (!answer.ok) return
  const { publicKey, kinds }: PushState = await answer.json()
  if (!publicKey || !kinds) return
  const subscription =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }))
  await fetch('/api/notices/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...addressOf(subscription), kinds }),
  })
}
