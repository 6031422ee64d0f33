import type { Trip } from '@aisleway/core/trips/contract'
import { CloudSlashIcon } from '@phosphor-icons/react/CloudSlash'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { dateText } from '../../../ui/text/date-text.ts'
import { LeftCard } from '../left/left-card.tsx'
import { leftQuery } from '../left/left-queries.ts'
import { messages } from '../messages.ts'
import { InstallOffer } from './install-offer.tsx'
import { RateThisTrip } from './rate-this-trip.tsx'
import { SavingsExplained } from './savings-explained.tsx'
import { SwapsExplained } from './swaps-explained.tsx'
import { TripItems } from './trip-items.tsx'
import { TripStats } from './trip-stats.tsx'

type Props = { userId: string; trip: Trip; isWaiting: boolean }

/** `isWaiting` is true until the server knows the trip. */
export function TripSummary({ userId, trip, isWaiting }: Props) {
  const { data: left } = useQuery({ ...leftQuery(userId), enabled: trip.isOwn && !isWaiting })
  return (
    <div className="grid grid-flow-row-dense grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-5">
      <header className="lg:col-span-2">
        <h1 className="display text-title">{messages.completed}</h1>
        <p className="mt-2.5 text-ink2 text-row">
          {messages.tripOf(trip.listName, dateText(trip.completedAt))}
        </p>
        {trip.with !== null && <p className="font-semibold">{messages.completedBy(trip.with)}</p>}
      </header>
      <div className="lg:col-span-2">
        <TripStats trip={trip} />
      </div>
      {left?.tripId === trip.id && (
        <div className="lg:col-span-2">
          <LeftCard userId={userId} left={left} />
        </div>
      )}
      <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--top-bar)+1rem)] lg:col-start-2">
        {isWaiting && (
          <p className="flex items-center gap-3.5 rounded-panel bg-sunken p-5 font-semibold">
            <CloudSlashIcon className="shrink-0 text-[1.75rem]" />
            {messages.waiting}
          </p>
        )}
        {trip.isOwn && <RateThisTrip trip={trip} />}
        {trip.isOwn && !isWaiting && <InstallOffer userId={userId} />}
        <div className="flex flex-wrap gap-2 *:grow">
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            {messages.backToHome}
          </Link>
          <Link to="/my-lists" className={buttonClass({ variant: isWaiting ? 'leaf' : 'tint' })}>
            {messages.startNewTrip}
          </Link>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:gap-5">
        <SavingsExplained items={trip.items} totalCents={trip.savingsCents} />
        <SwapsExplained items={trip.items} />
        <TripItems items={trip.items} />
      </div>
    </div>
  )
}
