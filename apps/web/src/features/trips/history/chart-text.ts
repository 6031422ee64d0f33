import { locale } from '../../../ui/locale.ts'

/** A calendar day, "2026-11-16" → "Nov 16"; it is the same day in every time zone. */
export function dayText(day: string): string {
  return new Date(day).toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

/** Beside an axis: "$40", "$2.50". */
export function dollarText(dollars: number | string): string {
  const amount = Number(dollars)
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
}
