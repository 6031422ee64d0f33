import { finishInTurns, type Steps } from '@aisleway/search/steps'

/** Runs the steps one by one, and answers questions in between. */
export function runSteps<Result>(steps: Steps<Result>): Promise<Result> {
  return finishInTurns(steps, nextTurn)
}

/** By a message, as browsers make nested timers wait four milliseconds. */
function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
