import type { Page } from '@playwright/test'

/** Makes the browser subscribe with this endpoint; a test cannot reach a real push service. */
export function subscribesTo(page: Page, endpoint: string) {
  return page.addInitScript(address => {
    const subscription = {
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
      toJSON: () => ({ endpoint: address, keys: { p256dh, auth: 'A'.repeat(22) } }),
    }
    // A point on the curve, which the server checks.
    const p256dh =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
    const registration = { pushManager, getNotifications: async () => [] }
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => registration })
  }, endpoint)
}

/** Presses the notification with this tag, and returns its content. */
export async function pressNotification(page: Page, tag: string) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  return worker.evaluate(async wanted => {
    // biome-ignore lint/suspicious/noExplicitAny: the scope of a worker is not among the types of a page
    const scope = self as any
    let shown: Notification | undefined
    for (let tries = 0; !shown && tries < 150; tries++) {
      ;[shown] = await scope.registration.getNotifications({ tag: wanted })
      if (!shown) await new Promise(resolve => setTimeout(resolve, 100))
    }
    if (!shown) throw new Error('Nothing is shown')
    const { title, body } = shown
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: shown }))
    return { title, body }
  }, tag)
}
