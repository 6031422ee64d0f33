import { daysBetween } from '@aisleway/core/days'
import type { SlotKey } from '@aisleway/core/plan/plan'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import { dayText, shortWeekdayText } from '../../../ui/text/day-text.ts'
import { messages } from '../messages.ts'

/** "for Mon, Thu", for when a product of the list is; of many days only how many. */
export function forDaysText(slots: readonly SlotKey[]): string {
  const days = [...new Set(slots.map(slot => readSlotKey(slot).day))].sort()
  if (days.length > mostDays) return messages.forManyDays(days.length)
  const [first = '', last = first] = [days[0], days.at(-1)]
  // In two weeks there are two Mondays.
  const nameOf = daysBetween(first, last) < 7 ? shortWeekdayText : dayText
  return messages.forDays(days.map(nameOf).join(', '))
}

const mostDays = 5
