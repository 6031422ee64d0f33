import { navigationType } from '../../api/navigation-type.ts'
import { isOldPage } from './is-old-page.ts'
import { isSafeToReload } from './is-safe-to-reload.ts'

const hourMs = 60 * 60 * 1000

/**
 * Watches for new versions of the app. A tab with an older one says so, and reloads by itself once it is
 * hidden and a reload loses nothing.
 */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  let isOld = false

  if (registration.waiting) meet(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') meet(worker)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (isOld) reloadOrSay()
    else if (document.visibilityState === 'visible') askAgain()
  })

  /** The browser itself checks only on page loads, and a tab may stay open for days. */
  function askAgain(): void {
    if (Date.now() - askedAt < hourMs) return
    askedAt = Date.now()
    // Without a network, the next check will do.
    registration.update().catch(() => {})
  }

  async function meet(worker: ServiceWorker): Promise<void> {
    if (isOld || !isOfThisLanguage(worker) || !(await isOldPage())) return
    isOld = true
    await reloadOrSay()
  }

  async function reloadOrSay(): Promise<void> {
    const isHidden = document.visibilityState === 'hidden'
    if (isHidden && !wasJustReloaded() && (await isSafeToReload())) return location.reload()
    const { showUpdateNote } = await import('./update-note.tsx')
    showUpdateNote()
  }
}

/** During a rolling update of the servers, a reload may bring the older page again. */
function wasJustReloaded(): boolean {
  return navigationType() === 'reload' && performance.now() < hourMs
}

/** Choosing another language also installs another worker, with a page of its own. */
function isOfThisLanguage({ scriptURL }: ServiceWorker): boolean {
  const { controller } = navigator.serviceWorker
  return controller !== null && pathOf(controller.scriptURL) === pathOf(scriptURL)
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
