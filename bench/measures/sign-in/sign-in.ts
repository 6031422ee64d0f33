import type { Figure } from '../../support/figure.ts'
import { measureBrowsing } from './browsing.ts'
import { measureTiming } from './timing.ts'

/** Measures what the time of a sign-in reveals, and what many of them do to everybody else. */
export async function measureSignIn(): Promise<Figure[]> {
  return [...(await measureBrowsing()), ...(await measureTiming())]
}
