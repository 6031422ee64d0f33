/** Estimates how long a request arriving now will wait, from the work in progress. */
export type LoadMeter = {
  waitMs: () => number
  /** Runs the work of a request whose body has arrived, so that slow clients do not count as load. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => void
}

const tickMs = 20
/** Fewer concurrent requests are not a queue, however slow each of them is. */
const fewAtOnce = 20
/** Assumed until the actual rate is known; any machine can do it. */
const leastPerSecond = 300
/** The weight of the newest tick in the moving average. */
const newestShare = 0.1

/**
 * The longer of two waits counts. One is the event loop's: while it is busy, requests wait in unread sockets. The other
 * is that of requests in flight, which wait for the database, by Little's law: their number divided by the completion
 * rate.
 */
export function loadMeter(now = () => performance.now()): LoadMeter {
  let tickedAt = now()
  let lastLagMs = 0
  let inFlight = 0
  let done = 0
  let perSecond = leastPerSecond
  const ticking = setInterval(tick, tickMs).unref()

  return {
    waitMs: () => Math.max(loopLagMs(), inFlight > fewAtOnce ? (inFlight / perSecond) * 1000 : 0),
    during: async work => {
      inFlight++
      try {
        return await work()
      } finally {
        inFlight--
        done++
      }
    },
    close: () => clearInterval(ticking),
  }

  /** The shorter of the last turn of the loop and this one: one long turn is not an overload. */
  function loopLagMs(): number {
    return Math.min(lastLagMs, lagMs())
  }

  function lagMs(): number {
    return Math.max(0, now() - tickedAt - tickMs)
  }

  function tick(): void {
    lastLagMs = lagMs()
    const seconds = (now() - tickedAt) / 1000
    // With few requests in flight, the rate measures demand, not capacity.
    if (inFlight > fewAtOnce && seconds > 0) {
      const measured = perSecond + newestShare * (done / seconds - perSecond)
      perSecond = Math.max(leastPerSecond / 10, measured)
    }
    done = 0
    tickedAt = now()
  }
}
