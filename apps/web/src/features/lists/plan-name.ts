import { addDays } from '@aisleway/core/days'
import { longDayText } from '../../ui/text/day-text.ts'
import { messages } from './messages.ts'

/** "Week of November 23" */
export function planName(firstDay: string): string {
  return messages.planName(longDayText(firstDay))
}

/** The new name of a plan that was named after another day; undefined for one that somebody named, which keeps its name. */
export function nameOfMovedPlan(name: string, firstDay: string): string | undefined {
  const moved = planName(firstDay)
  return name !== moved && isNamedForDay(name) ? moved : undefined
}

/** Any day: a plan may be copied months later, and after several quick presses the shown name may lag behind. */
function isNamedForDay(name: string): boolean {
  return Array.from({ length: 366 }, (_, at) => planName(addDays(leapYear, at))).includes(name)
}

const leapYear = '2028-01-01'
