import { setImmediate } from 'node:timers/promises'
import type { Steps } from '@aisleway/search/steps'

/** Runs the steps one by one, so that other requests are answered in between. */
export async function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next()
  while (!step.done) {
    await setImmediate()
    step = steps.next()
  }
  return step.value
}
