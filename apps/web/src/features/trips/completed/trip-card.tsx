import { formatCents } from '@aisleway/core/money'
import type { Trip } from '@aisleway/core/trips/contract'
import { durationText } from '@aisleway/core/trips/trip'
import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { Price } from '../../../ui/display/price.tsx'
import { dateText } from '../../../ui/text/date-text.ts'
import { RateTripButton } from '../rating/rate-trip-button.tsx'
import { useWithWaitingRating } from '../rating/use-waiting-rating.ts'
import { messages } from './messages.ts'
import { TripCardItems } from './trip-card-items.tsx'

type Props = { userId: string; trip: Trip }

/** One completed trip (spec 2 §2). */
export function TripCard({ userId, trip: known }: Props) {
  const trip = useWithWaitingRating(userId, known)
  const { listName, savingsCents } = trip
  const date = dateText(trip.completedAt)
  return (
    <article
      aria-label={`${listName}, ${date}`}
      className="flex min-w-0 flex-col rounded-panel bg-surface p-5 sm:p-6"
    >
      <h3 className="display text-card [overflow-wrap:anywhere]">{listName}</h3>
      <p className="mt-2 flex flex-wrap gap-x-3 text-meta">
        <span className="font-bold">
          {messages.itemsCompleted(trip.checkedItemsCount, trip.itemsCount)}
        </span>
        <time dateTime={trip.completedAt} className="text-ink2">
          {date}
        </time>
        {trip.with !== null && <span className="text-ink2">{messages.with(trip.with)}</span>}
      </p>
      <TripCardItems trip={trip} />
      <dl className="mt-auto flex flex-wrap items-end gap-x-6 gap-y-2 pt-5 pb-5">
        <Figure label={messages.duration}>{durationText(trip.durationSeconds)}</Figure>
        <Figure label={messages.savings}>
          {savingsCents > 0 ? (
            <span className="rounded-badge bg-lime px-1.5 py-0.5 text-on-citrus">
              {formatCents(savingsCents)}
            </span>
          ) : (
            messages.nothingSaved
          )}
        </Figure>
        <div className="ml-auto text-right">
          <dt className="sr-only">{messages.totalSpent}</dt>
          <dd>
            <Price cents={trip.totalCents} size="card" />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {trip.isOwn && <RateTripButton trip={trip} />}
        <Link
          to="/post-trip-summary/$tripId"
          params={{ tripId: trip.id }}
          aria-label={messages.summaryOf(listName, date)}
          className={`${buttonClass({ variant: 'outline' })} ml-auto px-3.5!`}
        >
          <ArrowRightIcon />
        </Link>
      </div>
    </article>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink2 text-meta">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
