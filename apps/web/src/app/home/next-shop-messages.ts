import type { NextShop } from '@aisleway/core/onboarding/next-shop'
import { messages as habits } from '../../features/onboarding/habits/habit-messages.ts'

export const messages = {
  title: 'Next shop',
  /** "Tomorrow, 6pm-8pm". */
  when: (next: NextShop) => {
    const day = next.isNow ? 'Now' : dayText(next)
    if (!next.time) return day
    const time = next.time === 'after-10pm' ? 'after 10pm' : habits.options[next.time]
    return `${day}, ${time}`
  },
}

function dayText({ day, daysAhead }: NextShop): string {
  if (daysAhead === 0) return 'Today'
  if (daysAhead === 1) return 'Tomorrow'
  return daysAhead === 7 ? `Next ${habits.options[day]}` : habits.options[day]
}
