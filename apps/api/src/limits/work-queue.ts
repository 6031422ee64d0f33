/** Too many requests are in progress to finish this one soon; it is worth retrying after the wait. */
export class QueueFull extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests of this kind are under way')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type WorkQueue = {
  /** Runs a request that will do costly steps; throws `QueueFull` before starting it if too many are in progress. */
  admit: <Result>(request: () => Promise<Result>) => Promise<Result>
  /** Runs a costly step of such a request once few enough others are running. */
  run: <Result>(step: () => Promise<Result>) => Promise<Result>
}

type Bounds = { stepsAtOnce: number; mostRequests: number; retryAfterSeconds: number }

/**
 * Requests are counted separately from steps: an admitted request may have written something before its step, such as
 * a counted attempt, so it must not be refused any more.
 */
export function workQueue({ stepsAtOnce, mostRequests, retryAfterSeconds }: Bounds): WorkQueue {
  let requests = 0
  let running = 0
  const waiting: (() => void)[] = []

  return {
    async admit(request) {
      if (requests >= mostRequests) throw new QueueFull(retryAfterSeconds)
      requests++
      try {
        return await request()
      } finally {
        requests--
      }
    },
    async run(step) {
      if (running < stepsAtOnce) running++
      else await new Promise<void>(resolve => waiting.push(resolve))
      try {
        return await step()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
