import { daysBetween } from '../days.ts'
import { median } from '../median.ts'

/** The days on which a product was bought. */
export type Purchases = {
  productId: string
  /** Such as "2026-11-16", each day once, earliest first. */
  days: readonly string[]
}

export type Usual = {
  productId: string
  timesBought: number
  lastBought: string
  /** The median number of days between purchases; null until it was bought three times. */
  everyDays: number | null
  /** Whether that many days have passed since the last purchase. */
  isDue: boolean
}

/** That is two intervals; the median of fewer would be a coincidence. */
const leastTimesForInterval = 3
/** After this many intervals without a purchase, a product is abandoned rather than overdue. */
const forgottenAfterIntervals = 4
/** The half-life of a purchase's weight. */
const halfLifeDays = 60

/**
 * What a shopper buys repeatedly: what is due comes first, then what was bought most often recently. As long as
 * nothing was bought twice, every purchase counts.
 */
export function usualsOf(purchases: readonly Purchases[], today: string): Usual[] {
  const boughtAgain = purchases.filter(({ days }) => days.length > 1)
  return (boughtAgain.length > 0 ? boughtAgain : purchases)
    .flatMap(bought => usualFrom(bought, today) ?? [])
    .sort(
      (a, b) =>
        Number(b.usual.isDue) - Number(a.usual.isDue) ||
        b.weight - a.weight ||
        a.usual.productId.localeCompare(b.usual.productId),
    )
    .map(({ usual }) => usual)
}

function usualFrom({ productId, days }: Purchases, today: string) {
  const lastBought = days.at(-1)
  if (lastBought === undefined) return null
  const everyDays = days.length < leastTimesForInterval ? null : median(intervalsOf(days))
  const since = daysBetween(lastBought, today)
  const isDue =
    everyDays !== null && since >= everyDays && since <= everyDays * forgottenAfterIntervals
  const weight = days.reduce((sum, day) => sum + 0.5 ** (daysBetween(day, today) / halfLifeDays), 0)
  const timesBought = days.length
  return { usual: { productId, timesBought, lastBought, everyDays, isDue }, weight }
}

function intervalsOf(days: readonly string[]): number[] {
  return days.slice(1).map((day, i) => daysBetween(days[i]!, day))
}
