import { daysBetween } from '@aisleway/core/days'
import type { SlotKey } from '@aisleway/core/plan/plan'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import { dayText, shortWeekdayText } from '../../../ui/text/day-text.ts'
import { messages } from '../messages.ts'

/** "for Mon, Thu": the days a product on the list is for; if there are many, only their number. */
export function forDaysText(slots: readonly SlotKey[]): string {
  const days = [...new Set(slots.map(slot => readSlotKey(slot).day))].sort()
  if (days.length > mostDays) return messages.forManyDays(days.length)
  const [first = '', last = first] = [days[0], days.at(-1)]
  // Two weeks contain two Mondays.
  const nameOf = daysBetween(first, last) < 7 ? shortWeekdayText : dayText
  return messages.forDays(days.map(nameOf).join(', '))
}

const mostDays = 5
