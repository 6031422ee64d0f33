/** The Background Sync tag with which the service worker is woken once there is a network again. */
export const outboxTag = 'outbox'

/** The service worker asks a tab to send what waits. */
export const sendRequest = { kind: 'send-outbox' } as const

export function isSendRequest(message: unknown): boolean {
  return (message as Partial<typeof sendRequest> | null)?.kind === sendRequest.kind
}

/** Registers a Background Sync if the browser supports it; other browsers send when the tab becomes visible. */
export async function askToBeWoken(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = (await container?.getRegistration()) as WithSync | undefined
  await registration?.sync?.register(outboxTag)
}

/** Not all browsers have it, and the DOM types never do. */
type WithSync = { sync?: { register: (tag: string) => Promise<void> } }
