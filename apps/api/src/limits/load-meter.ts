/** Estimates how long a request that arrives now will wait, from the work that is under way. */
export type LoadMeter = {
  waitMs: () => number
  /** Runs the work of a request whose body has arrived, so that slow senders do not count as load. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => void
}

const tickMs = 20
/** Fewer simultaneous requests are not a queue, however slow each of them is. */
const fewAtOnce = 20
/** What any machine can do, assumed until its own rate is known. */
const leastPerSecond = 300
/** The weight of the newest tick in the rate. */
const newestShare = 0.1

/**
 * The longer of two waits counts. One is for the event loop: the embedded database runs on it, so its queue is
 * the sockets that have not been read. The other is for the requests under way, by Little's law: their number
 * divided by how many are finished per second; on PostgreSQL they wait for a connection.
 */
export function loadMeter(now = () => performance.now()): LoadMeter {
  let tickedAt = now()
  let lastLagMs = 0
  let underWay = 0
  let done = 0
  let perSecond = leastPerSecond
  const ticking = setInterval(tick, tickMs).unref()

  return {
    waitMs: () => Math.max(loopLagMs(), underWay > fewAtOnce ? (underWay / perSecond) * 1000 : 0),
    during: async work => {
      underWay++
      try {
        return await work()
      } finally {
        underWay--
        done++
      }
    },
    close: () => clearInterval(ticking),
  }

  /** The shorter of the last turn of the loop and this one: a long turn alone is no overload. */
  function loopLagMs(): number {
    return Math.min(lastLagMs, lagMs())
  }

  function lagMs(): number {
    return Math.max(0, now() - tickedAt - tickMs)
  }

  function tick(): void {
    lastLagMs = lagMs()
    const seconds = (now() - tickedAt) / 1000
    // With few requests under way, the rate tells how much was asked for, not how much is possible.
    if (underWay > fewAtOnce && seconds > 0) {
      const measured = perSecond + newestShare * (done / seconds - perSecond)
      perSecond = Math.max(leastPerSecond / 10, measured)
    }
    done = 0
    tickedAt = now()
  }
}
