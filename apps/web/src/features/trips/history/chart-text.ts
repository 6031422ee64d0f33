import { dayMs } from '@aisleway/core/days'
import { formatCents } from '@aisleway/core/money'

/**
 * An axis over these days (timestamps of midnight, at least one) with labels for the first, the middle and
 * the last day, without duplicates. A single day is centred.
 */
export function dayAxis(days: readonly number[]): { low: number; high: number; ticks: number[] } {
  const first = Math.min(...days)
  const last = Math.max(...days)
  if (first === last) return { low: first - dayMs, high: last + dayMs, ticks: [first] }
  const middle = first + Math.floor((last - first) / dayMs / 2) * dayMs
  return { low: first, high: last, ticks: [...new Set([first, middle, last])] }
}

/** Axis labels: "$1,000", "$2.50". */
export function dollarText(dollars: number | string): string {
  return formatCents(Number(dollars) * 100).replace('.00', '')
}
