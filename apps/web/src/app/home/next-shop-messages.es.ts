import type { NextShop } from '@aisleway/core/onboarding/next-shop'
import { messages as habits } from '../../features/onboarding/habits/habit-messages.ts'
import type { messages as english } from './next-shop-messages.ts'

export const messages: typeof english = {
  title: 'Tu próxima compra',
  when: next => {
    const day = next.isNow ? 'Ahora' : dayText(next)
    if (!next.time) return day
    const time = next.time === 'after-10pm' ? 'después de las 10 p. m.' : habits.options[next.time]
    return `${day}, ${time}`
  },
}

function dayText({ day, daysAhead }: NextShop): string {
  if (daysAhead === 0) return 'Hoy'
  if (daysAhead === 1) return 'Mañana'
  const name = habits.options[day]
  return daysAhead === 7 ? `El próximo ${name.toLowerCase()}` : name
}
