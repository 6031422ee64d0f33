import type { CDPSession, Page } from '@playwright/test'

/** Delivers a push message to the service worker, as the browser does when one arrives. */
export function messageTo(page: Page, payload: object): Promise<void> {
  return sendToWorker(page, (session, worker) =>
    session.send('ServiceWorker.deliverPushMessage', { ...worker, data: JSON.stringify(payload) }),
  )
}

/** Wakes the service worker as the browser does when it is online again. */
export function wakeWorker(page: Page, tag: string): Promise<void> {
  return sendToWorker(page, (session, worker) =>
    session.send('ServiceWorker.dispatchSyncEvent', { ...worker, tag, lastChance: false }),
  )
}

type Worker = { origin: string; registrationId: string }

async function sendToWorker(
  page: Page,
  tell: (session: CDPSession, worker: Worker) => Promise<unknown>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await tell(session, { origin: new URL(page.url()).origin, registrationId: await registered })
  await session.detach()
}
