import { inBatches } from './batches.ts'
import { type RequestEnded, requestEnded } from './channels.ts'

export type SlowRoute = { route: string; requests: number; p99Ms: number; slowestMs: number }

/** The number of latest requests per route that count. */
const latest = 1000

/** Remembers how long each route's latest requests took, and says which routes are slowest. */
export function openSlowRoutes() {
  const byRoute = new Map<string, { requests: number; times: Float64Array }>()
  const ended = inBatches(({ method, route, seconds }: RequestEnded) => {
    const name = `${method} ${route}`
    const known = byRoute.get(name) ?? { requests: 0, times: new Float64Array(latest) }
    known.times[known.requests++ % latest] = seconds * 1000
    byRoute.set(name, known)
  })
  const close = requestEnded.subscribe(ended.add)
  const slowest = (count: number): SlowRoute[] => {
    ended.flush()
    return [...byRoute]
      .map(([route, { requests, times }]) => {
        const sorted = times.slice(0, Math.min(requests, latest)).sort()
        const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
        return { route, requests, p99Ms: rounded(at(0.99)), slowestMs: rounded(at(1)) }
      })
      .sort((a, b) => b.p99Ms - a.p99Ms)
      .slice(0, count)
  }
  return { slowest, close }
}

const rounded = (ms: number) => Math.round(ms * 10) / 10
