/** Missing from the DOM types, because only some browsers have it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let kept: InstallPrompt | undefined

/** Keeps the browser from prompting for installation by itself, so that the app can do so at a better moment. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault()
  kept = event as InstallPrompt
}

/** False also once the app is installed, or the shopper was asked: the browser asks only once. */
export function canInstall(): boolean {
  return kept !== undefined
}

export function forgetInstallPrompt(): void {
  kept = undefined
}

/** Has the browser ask whether to install the app. */
export async function askToInstall(): Promise<void> {
  const prompt = kept
  forgetInstallPrompt()
  await prompt?.prompt()
}
