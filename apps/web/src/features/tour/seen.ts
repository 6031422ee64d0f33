/** The spec's key (1 §3); it survives sign-out (answer 5c). */
const key = 'hasSeenFirstTimeTour'

export function hasSeenTour(): boolean {
  return localStorage.getItem(key) !== null
}

export function rememberTour(): void {
  try {
    localStorage.setItem(key, 'true')
  } catch {
    // A browser without room shows the tour again to its next newcomer.
  }
}
