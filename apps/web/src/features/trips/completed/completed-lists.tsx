import type { Trip } from '@aisleway/core/trips/contract'
import { ReceiptIcon } from '@phosphor-icons/react/Receipt'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session/session.ts'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { ListCardsSkeleton, listColumns } from '../../lists/my-lists/list-cards-skeleton.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { tripPageQuery } from '../trip-queries.ts'
import { usePendingTrips } from '../use-pending-trip.ts'
import { messages } from './messages.ts'
import { TripCard } from './trip-card.tsx'
import { TripCards } from './trip-cards.tsx'
import { useTripPage } from './use-trip-page.ts'

/** The second tab of My Lists (spec 2 §2): what trips cost and saved, then the trips. */
export function CompletedLists() {
  const { user } = useSession()
  return user && <TripsOfUser userId={user.id} />
}

function TripsOfUser({ userId }: { userId: string }) {
  const { page } = useTripPage()
  const waiting = usePendingTrips(userId)
  const trips = useQuery(tripPageQuery(userId, page))
  const { data, isPending, isError } = trips
  useFailureToast(isError, { ...messages.loadFailed, key: 'trips' })

  return (
    <div className="flex flex-col gap-5">
      {waiting.length > 0 && <WaitingTrips userId={userId} trips={waiting} />}
      {isPending && <ListCardsSkeleton />}
      {isError && !data && (
        <LoadFailed title={messages.loadFailed.message} onRetry={trips.refetch} />
      )}
      {data && data.total === 0 && waiting.length === 0 && <NoneYet />}
      {data && data.total > 0 && (
        <>
          <HistoryPanel userId={userId} />
          <TripCards {...data} userId={userId} isOld={trips.isPlaceholderData} />
        </>
      )}
    </div>
  )
}

/** Trips completed offline that only this device has. */
function WaitingTrips({ userId, trips }: { userId: string; trips: readonly Trip[] }) {
  return (
    <section aria-labelledby="waiting-trips">
      <h2 id="waiting-trips" className="display mb-4 text-panel">
        {messages.waiting}
      </h2>
      <ul className={listColumns}>
        {trips.map(trip => (
          <li key={trip.id} className="grid">
            <TripCard userId={userId} trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title={messages.none}
      picture={<ReceiptIcon />}
      actions={
        <Link to="/my-lists" activeOptions={{ exact: true }} className={buttonClass()}>
          {messages.toLists}
        </Link>
      }
    >
      {messages.noneText}
    </EmptyState>
  )
}
