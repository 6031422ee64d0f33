import { setImmediate } from 'node:timers/promises'
import type { Steps } from '@aisleway/search/steps'

/** Does the steps one by one; requests are answered in between. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next()
  while (!step.done) {
    await setImmediate()
    step = steps.next()
  }
  return step.value
}
