export type Rate = { most: number; windowSeconds: number }

export type RateLimiter = {
  /** Takes `cost` of the key's share; answers 0, or the seconds to wait, and then nothing is taken. */
  take: (key: string, rate: Rate, cost?: number) => number
}

type Bucket = { left: number; atMs: number; rate: Rate }

/** So many keys are kept before those whose share is whole again are forgotten. */
const sweepAt = 10_000

/**
 * Token buckets in memory: a share is refilled evenly over its window. Each server counts by itself,
 * which is enough against one account that would keep it busy; guesses of passwords are counted in
 * the database (`auth/throttle.ts`). `monotonicMs` never runs backwards.
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
