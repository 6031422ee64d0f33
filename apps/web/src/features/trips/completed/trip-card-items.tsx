import type { Trip } from '@aisleway/core/trips/contract'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { dateText } from '../../../ui/text/date-text.ts'
import { TripItemRow } from '../trip-item-row.tsx'
import { messages } from './messages.ts'

/** The number of items shown at first (spec 2 §9). */
const shownFirst = 2

/** Shows the first items of a trip, and all on request, up to 60 rem high (spec 2 §2). */
export function TripCardItems({ trip }: { trip: Trip }) {
  const [isOpen, setOpen] = useState(false)
  const more = trip.items.length - shownFirst
  const label = isOpen ? messages.showLess : messages.viewMore(more)
  return (
    <div className="mt-3">
      <ul
        // A scrollable list must be reachable by keyboard.
        {...(isOpen && { tabIndex: 0 })}
        className={classNames(isOpen && 'max-h-[60rem] overflow-y-auto rounded-control')}
      >
        {(isOpen ? trip.items : trip.items.slice(0, shownFirst)).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished trip does not change
          <TripItemRow key={index} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={messages.ofTrip(label, trip.listName, dateText(trip.completedAt))}
          onClick={() => setOpen(!isOpen)}
          className="pressable mt-1 flex min-h-11 items-center gap-2.5 rounded-control font-bold text-leaf"
        >
          {label}
          <CaretDownIcon className={classNames('text-lg', isOpen && 'rotate-180')} />
        </button>
      )}
    </div>
  )
}
