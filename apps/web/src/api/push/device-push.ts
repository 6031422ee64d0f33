import { addressOf, type PushAddress } from './push-address.ts'

/**
 * Whether this browser can receive push messages while the app is closed; an iPhone can once
 * the app is installed.
 */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

const patienceMs = 15_000

/** The shopper, or the browser's settings, denied the permission. */
export class PushNotAllowed extends Error {}

/** Asks for permission, so it must be called from a press, and subscribes this browser. */
export async function subscribeDevice(publicKey: string): Promise<PushAddress> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushNotAllowed()
  const { pushManager } = await workerReady()
  const existing = await pushManager.getSubscription()
  if (existing && keyOf(existing) === publicKey) return addressOf(existing)
  // A subscription made with former keys of the store would be refused.
  await existing?.unsubscribe()
  return addressOf(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  )
}

/** On a first visit it is still being installed; where the browser could not install it, it never becomes ready. */
function workerReady(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker is not ready')), patienceMs)
    }),
  ])
}

/** Ends this browser's subscription, whoever it belongs to, and closes its notifications. */
export async function endPushOnDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The server has forgotten the address, or the push service will tell it that nobody listens there.
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
