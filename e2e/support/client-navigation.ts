import type { Page } from '@playwright/test'

/**
 * Navigates as a link does, at a fifth of the cost of loading the page: the router listens to `pushState`. Until the
 * new screen is there, the previous one stays, and may have buttons of the same names.
 */
export async function follow(page: Page, path: string) {
  await page.evaluate(to => {
    const resolved = new Promise<void>(resolve => {
      const stop = window.__TSR_ROUTER__.subscribe('onResolved', () => {
        stop()
        resolve()
      })
    })
    history.pushState(null, '', to)
    return resolved
  }, path)
}

declare global {
  interface Window {
    /** The app's router, which TanStack Router keeps here for its developer tools. */
    __TSR_ROUTER__: { subscribe: (event: 'onResolved', listener: () => void) => () => void }
  }
}
