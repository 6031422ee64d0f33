import { locale } from './locale.ts'
import { today } from './today.ts'

/** "3:40 PM" for a moment of today, "Nov 21, 2026, 3:40 PM" for an earlier one. */
export function momentText(at: string | number, now = new Date()): string {
  const moment = new Date(at)
  const isToday = today(moment) === today(now)
  return moment.toLocaleString(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  })
}
