import { isOldPage } from './is-old-page.ts'

const hourMs = 60 * 60 * 1000

/** Follows new versions of the app, and says when this tab has an older one. */
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
    if (!isOld && document.visibilityState === 'visible') askAgain()
  })

  /** The browser itself asks only when a page is loaded, and a tab may stay open for days. */
  function askAgain(): void {
    if (Date.now() - askedAt < hourMs) return
    askedAt = Date.now()
    // Without a network it is asked the next time.
    registration.update().catch(() => {})
  }

  async function meet(worker: ServiceWorker): Promise<void> {
    if (isOld || !isOfThisLanguage(worker) || !(await isOldPage())) return
    isOld = true
    const { showUpdateNote } = await import('./update-note.tsx')
    showUpdateNote()
  }
}

/** Choosing another language brings another worker, too, and a page of its own. */
function isOfThisLanguage({ scriptURL }: ServiceWorker): boolean {
  const { controller } = navigator.serviceWorker
  return controller !== null && pathOf(controller.scriptURL) === pathOf(scriptURL)
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
