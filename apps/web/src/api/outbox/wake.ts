/** The name under which the service worker is woken when there is a network again (Background Sync). */
export const outboxTag = 'outbox'

/** The service worker asks a tab to send what waits. */
export const sendRequest = { kind: 'send-outbox' } as const

export function isSendRequest(message: unknown): boolean {
  return (message as Partial<typeof sendRequest> | null)?.kind === sendRequest.kind
}

/** Asks to be woken, where the browser can do that; others send when the tab is looked at. */
export async function askToBeWoken(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = (await container?.getRegistration()) as WithSync | undefined
  await registration?.sync?.register(outboxTag)
}

/** Not every browser has it, and the types have it in none. */
type WithSync = { sync?: { register: (tag: string) => Promise<void> } }
