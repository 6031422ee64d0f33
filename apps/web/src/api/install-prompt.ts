/** Missing from the DOM types, because only some browsers have it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let kept: InstallPrompt | undefined

/** Keeps the browser from prompting for installation by itself, so that the app can do so at a better moment. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault()
  kept = event as InstallPrompt
}

/** Undefined if the app cannot be installed, or already is. */
export function installPrompt(): InstallPrompt | undefined {
  return kept
}
