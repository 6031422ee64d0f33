import { dayMs } from '@aisleway/core/days'
import { dateText } from '../../../ui/text/date-text.ts'
import { locale } from '../../../ui/text/locale.ts'

/** Today, a weekday within the last six days, or the date. */
export function pastDay(
  iso: string,
  now: Date,
): { kind: 'today' } | { kind: 'weekday' | 'date'; text: string } {
  const then = new Date(iso)
  const days = Math.round((midnight(now) - midnight(then)) / dayMs)
  if (days <= 0) return { kind: 'today' }
  if (days > 6) return { kind: 'date', text: dateText(iso) }
  return {
    kind: 'weekday',
    text: new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(then),
  }
}

function midnight(date: Date): number {
  return new Date(date).setHours(0, 0, 0, 0)
}
