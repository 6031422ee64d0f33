import type { FigureCheck } from './product-facts.ts'

/**
 * Formats a figure with as few decimals as possible, but enough that it never seems to meet a limit that it misses:
 * 140.4 beside a limit of 140.
 */
export function figureText({
  amount,
  limit,
  bound,
  isMet,
}: FigureCheck & { amount: number }): string {
  const exact = [amount < 10 ? 1 : 0, 1, 2].find(decimals => {
    const rounded = Number(amount.toFixed(decimals))
    return (bound === 'atMost' ? rounded <= limit : rounded >= limit) === isMet
  })
  return String(Number(amount.toFixed(exact ?? 3)))
}
