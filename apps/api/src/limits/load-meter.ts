/** How long a request that comes now is likely to wait; and the work that makes the next ones wait. */
export type LoadMeter = {
  waitMs: () => number
  /** Does work of a request whose body has arrived, so that slow senders do not count as load. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>
  close: () => void
}

const tickMs = 20
/** Fewer at once are no queue, however slow each of them is. */
const fewAtOnce = 20
/** What any machine manages, until it has shown what it does. */
const leastPerSecond = 300
/** How much the newest tick tells of the rate. */
const newestShare = 0.1

/**
 * Two waits, of which the longer counts. One is for the event loop: the embedded database works on it, so
 * its queue is the sockets that nobody has read. The other is for what is under way already, by Little's
 * law: how many there are, divided by how many are done a second; on PostgreSQL they wait for a connection.
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
    // With few under way the rate says how much was asked, not how much can be done.
    if (underWay > fewAtOnce && seconds > 0) {
      const measured = perSecond + newestShare * (done / seconds - perSecond)
      perSecond = Math.max(leastPerSecond / 10, measured)
    }
    done = 0
    tickedAt = now()
  }
}
