export type Rate = { most: number; windowSeconds: number }

export type RateLimiter = {
  /** Takes `cost` from the key's bucket and returns 0, or takes nothing and returns the seconds to wait. */
  take: (key: string, rate: Rate, cost?: number) => number
}

type Bucket = { left: number; atMs: number; rate: Rate }

/** Above this number of keys, those with a full bucket are dropped. */
const sweepAt = 10_000

/**
 * In-memory token buckets, refilled evenly over the window. Each server counts on its own, which is enough against
 * one account that tries to keep it busy; password guesses are counted in the database (`auth/limits/throttle.ts`).
 * `monotonicMs` never goes backwards.
 */
export function rateLimiter(monotonicMs: () => number = () => performance.now()): RateLimiter {
  const buckets = new Map<string, Bucket>()
  let sweptSize = 0

  return {
    take(key, rate, cost = 1) {
      const nowMs = monotonicMs()
      if (buckets.size >= sweptSize + sweepAt) sweep(nowMs)
      const left = leftOf(buckets.get(key), rate, nowMs)
      if (left < cost) return Math.max(1, Math.ceil((cost - left) / perSecond(rate)))
      buckets.set(key, { left: left - cost, atMs: nowMs, rate })
      return 0
    },
  }

  function sweep(nowMs: number) {
    for (const [key, bucket] of buckets) {
      if (leftOf(bucket, bucket.rate, nowMs) === bucket.rate.most) buckets.delete(key)
    }
    sweptSize = buckets.size
  }
}

function leftOf(bucket: Bucket | undefined, rate: Rate, nowMs: number): number {
  if (!bucket) return rate.most
  return Math.min(rate.most, bucket.left + ((nowMs - bucket.atMs) / 1000) * perSecond(rate))
}

function perSecond({ most, windowSeconds }: Rate): number {
  return most / windowSeconds
}
