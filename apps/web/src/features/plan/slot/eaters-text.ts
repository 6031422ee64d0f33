import type { Eaters } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { locale } from '../../../ui/text/locale.ts'
import { messages } from '../messages.ts'

/** "Mara, Kim, and 2 guests" */
export function eatersText({ people, guests }: Eaters, { settings }: Plan): string {
  const names = settings.people.filter(({ id }) => people.includes(id)).map(({ name }) => name)
  const all = guests > 0 ? [...names, messages.guests(guests)] : names
  if (all.length === 0) return messages.nobody
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(all)
}
