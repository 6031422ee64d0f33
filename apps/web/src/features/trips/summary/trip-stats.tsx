import { formatCents } from '@aisleway/core/money'
import type { Trip } from '@aisleway/core/trips/contract'
import { durationText } from '@aisleway/core/trips/trip'
import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/Clock'
import { ReceiptIcon } from '@phosphor-icons/react/Receipt'
import type { ReactNode } from 'react'
import { Price } from '../../../ui/display/price.tsx'
import { messages } from '../messages.ts'

/** The three figures of a trip (spec 2 §2). */
export function TripStats({ trip }: { trip: Trip }) {
  return (
    <dl aria-label={messages.stats} className="grid gap-2.5 sm:grid-cols-3 sm:gap-3.5">
      <Stat label={messages.timeSpent} icon={<ClockIcon />}>
        {durationText(trip.durationSeconds)}
        {trip.durationSeconds === 0 && (
          <span className="font-normal font-sans text-ink2 text-meta tracking-normal">
            {messages.fromFirstTick}
          </span>
        )}
      </Stat>
      <Stat label={messages.itemsChecked} icon={<CheckCircleIcon />}>
        {messages.checkedOf(trip)}
      </Stat>
      <Stat label={messages.estimatedSpend} icon={<ReceiptIcon />}>
        <Price cents={trip.totalCents} size="card" />
        {trip.savingsCents > 0 && (
          <span className="rounded-ticket bg-lime px-2 py-1 font-bold font-sans text-meta text-on-citrus tracking-normal">
            {messages.saved(formatCents(trip.savingsCents))}
          </span>
        )}
      </Stat>
    </dl>
  )
}

function Stat({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-panel bg-surface p-4 sm:max-lg:gap-x-2.5 lg:p-5">
      <dt className="contents">
        <span className="row-span-2 row-start-1 grid size-13 place-items-center rounded-control bg-tint text-[1.625rem] text-on-tint">
          {icon}
        </span>
        <span className="col-start-2 row-start-2 text-ink2">{label}</span>
      </dt>
      <dd className="display col-start-2 row-start-1 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5 text-title-sm">
        {children}
      </dd>
    </div>
  )
}
