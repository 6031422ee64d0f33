/**
 * Orders the operations of several devices on one list. A stamp combines the device's time in milliseconds, a counter
 * and the device's id into a text that sorts in the order of events (Kulkarni et al., "Logical Physical Clocks", 2014):
 * it follows real time, never runs backwards, and is later than every stamp seen before.
 */
export type Stamp = string

export type HybridClock = { next: () => Stamp; observe: (stamp: Stamp) => void }

/** `now` is the device's clock in milliseconds; `last` is a stamp from before a reload. */
export function hybridClock(device: string, now: () => number, last?: Stamp): HybridClock {
  let { ms, counter } = last ? readStamp(last) : { ms: 0, counter: 0 }
  return {
    next() {
      const time = now()
      if (time > ms) [ms, counter] = [time, 0]
      // The counter must not outgrow its digits in the stamp.
      else if (counter >= maxCounter) [ms, counter] = [ms + 1, 0]
      else counter++
      return writeStamp(ms, counter, device)
    },
    observe(stamp) {
      const seen = readStamp(stamp)
      if (seen.ms > ms || (seen.ms === ms && seen.counter > counter)) ({ ms, counter } = seen)
    },
  }
}

export function writeStamp(ms: number, counter: number, device: string): Stamp {
  return `${String(ms).padStart(13, '0')}-${counter.toString(16).padStart(6, '0')}-${device}`
}

export function readStamp(stamp: Stamp): { ms: number; counter: number; device: string } {
  return {
    ms: Number(stamp.slice(0, 13)),
    counter: Number.parseInt(stamp.slice(14, 20), 16),
    device: stamp.slice(21),
  }
}

/** Far above what a device can reach while its clock stands still. */
const maxCounter = 0xfffff

/** The stamps that a device may send: six digits for the counter, and no value above the maximum. */
export const stampPattern = /^\d{13}-0[0-9a-f]{5}-[\w-]{1,40}$/

/** A clock that runs ahead would win for hours, so the server allows one minute (answer 21). */
export const maxAheadMs = 60_000

/**
 * Limits the stamps of one message to that lead and keeps their order. `held` contains the latest stamps of the items
 * to be changed: a server whose own clock was set back still records new changes to them as later.
 */
export function clampStamps(
  stamps: readonly Stamp[],
  serverNowMs: number,
  held: readonly Stamp[] = [],
): Stamp[] {
  const limit = Math.max(serverNowMs + maxAheadMs, ...held.map(stamp => readStamp(stamp).ms))
  const clock = hybridClock('server', () => limit)
  for (const stamp of held) clock.observe(stamp)
  const clamped = new Map<Stamp, Stamp>()
  for (const stamp of stamps.toSorted()) {
    const { ms, device } = readStamp(stamp)
    if (ms > limit) {
      const next = readStamp(clock.next())
      clamped.set(stamp, writeStamp(next.ms, next.counter, device))
    } else clock.observe(stamp)
  }
  return stamps.map(stamp => clamped.get(stamp) ?? stamp)
}
