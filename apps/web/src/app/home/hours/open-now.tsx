import { type OpeningHours, openState } from '@aisleway/core/catalogue/opening-hours'
import { messages } from './open-now-messages.ts'
import { useNow } from './use-now.ts'

/** What the hours on the store card mean at this moment (answer 29). */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { isOpen, until } = openState(hours, useNow())
  return (
    <span className="font-semibold text-ink">{messages[isOpen ? 'open' : 'closed'](until)}</span>
  )
}
