import { setImmediate } from 'node:timers/promises'
import { finishInTurns, type Steps } from '@aisleway/search/steps'

/** Runs the steps one by one, so that other requests are answered in between. */
export function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  return finishInTurns(steps, () => setImmediate())
}
