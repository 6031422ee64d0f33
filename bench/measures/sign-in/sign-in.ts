import type { Figure } from '../../support/figure.ts'
import { measureBrowsing } from './browsing.ts'
import { measureTiming } from './timing.ts'

/** Measures what the duration of a sign-in reveals, and how many of them affect everybody else. */
export async function measureSignIn(): Promise<Figure[]> {
  return [...(await measureBrowsing()), ...(await measureTiming())]
}
