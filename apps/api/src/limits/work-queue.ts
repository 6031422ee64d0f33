/** As many requests are under way as can be done soon; the same one is worth another try after the wait. */
export class QueueFull extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many requests of this kind are under way')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type WorkQueue = {
  /** Runs a request that will do costly steps; throws `QueueFull` before it has begun if too many are under way. */
  admit: <Result>(request: () => Promise<Result>) => Promise<Result>
  /** Runs a costly step of such a request as soon as few enough others run. */
  run: <Result>(step: () => Promise<Result>) => Promise<Result>
}

type Bounds = { stepsAtOnce: number; mostRequests: number; retryAfterSeconds: number }

/**
 * Requests are counted apart from steps: a request that was admitted may have written something before its
 * step, such as an attempt that it counted, so it is not refused any more.
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
