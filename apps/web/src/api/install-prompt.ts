/** Not among the types of the DOM, because only some browsers have it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let kept: InstallPrompt | undefined

/** Keeps the browser from offering the installation by itself, so that the app can at a better moment. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault()
  kept = event as InstallPrompt
}

/** Undefined where the app cannot be installed, or is. */
export function installPrompt(): InstallPrompt | undefined {
  return kept
}
