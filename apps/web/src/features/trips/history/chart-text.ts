import { dayMs } from '@aisleway/core/days'

/**
 * An axis over these days (moments of their beginning, at least one) and the days it names: the first,
 * the one in the middle and the last, each once. A day alone stands in the middle.
 */
export function dayAxis(days: readonly number[]): { low: number; high: number; ticks: number[] } {
  const first = Math.min(...days)
  const last = Math.max(...days)
  if (first === last) return { low: first - dayMs, high: last + dayMs, ticks: [first] }
  const middle = first + Math.floor((last - first) / dayMs / 2) * dayMs
  return { low: first, high: last, ticks: [...new Set([first, middle, last])] }
}

/** Beside an axis: "$40", "$2.50". */
export function dollarText(dollars: number | string): string {
  const amount = Number(dollars)
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
}
