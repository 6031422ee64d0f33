import type { Trip } from '@aisleway/core/trips/contract'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { listColumns } from '../../lists/my-lists/list-cards-skeleton.tsx'
import { messages } from './messages.ts'
import { TripCard } from './trip-card.tsx'
import { useTripPage } from './use-trip-page.ts'

/** `isOld` is true while the previous page stands in for the one being fetched. */
type Props = { userId: string; trips: readonly Trip[]; pageCount: number; isOld: boolean }

export function TripCards({ userId, trips, pageCount, isOld }: Props) {
  const { page, turnTo, hrefOf } = useTripPage()
  return (
    <section aria-busy={isOld}>
      <VisuallyHidden>
        <h2>{messages.trips}</h2>
      </VisuallyHidden>
      <ul
        className={classNames(listColumns, 'transition-opacity delay-150', isOld && 'opacity-60')}
      >
        {trips.map(trip => (
          <li key={trip.id} className="grid">
            <TripCard userId={userId} trip={trip} />
          </li>
        ))}
      </ul>
      <Pagination
        label={messages.pages}
        current={page}
        total={pageCount}
        href={hrefOf}
        onPage={turnTo}
        className="mt-8"
      />
    </section>
  )
}
