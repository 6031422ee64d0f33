import { useQuery } from '@tanstack/react-query'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { useSession } from '../../../api/session/session.ts'
import { ListCardsSkeleton } from '../../../features/lists/my-lists/list-cards-skeleton.tsx'
import { MyListsScreen } from '../../../features/lists/my-lists/my-lists-screen.tsx'
import { ListSharing } from '../../../features/sharing/share/list-sharing.tsx'
import { leftQuery } from '../../../features/trips/left/left-queries.ts'
import { usePendingTripIds } from '../../../features/trips/use-pending-trip.ts'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'

/** @public `lazyScreen` waits for it. */
export const ready = openRecords()

const CompletedLists = preloadedPart(async () => ({
  default: (await import('../../../features/trips/completed/completed-lists.tsx')).CompletedLists,
}))

const DeviceLists = preloadedPart(async () => ({
  default: (await import('../../../features/shopping/on-device/device-lists.tsx')).DeviceLists,
}))

// Few visits find anything left over.
const LeftCard = lazyPart(async () => ({
  default: (await import('../../../features/trips/left/left-card.tsx')).LeftCard,
}))

/**
 * Joins lists, trips and sharing, which do not know each other. The tab that is not shown is
 * preloaded when idle.
 */
export default function MyListsPage() {
  const { user } = useSession()
  const pendingTripIds = usePendingTripIds(user?.id ?? '')
  const left = useQuery({ ...leftQuery(user?.id ?? ''), enabled: user !== null })
  return (
    <MyListsScreen
      pendingTripIds={pendingTripIds}
      left={{
        isPending: left.isPending,
        card: user && left.data && (
          <PartBoundary fallback={<Skeleton className="mb-4.5 h-48 sm:h-28" />}>
            <LeftCard userId={user.id} left={left.data} />
          </PartBoundary>
        ),
      }}
      sharing={(list, onGone) => <ListSharing list={list} onGone={onGone} />}
      onDevice={(userId, whenNone) => (
        <PartBoundary fallback={<ListCardsSkeleton />} lost={lost => <LostPart {...lost} />}>
          <DeviceLists userId={userId} whenNone={whenNone} />
        </PartBoundary>
      )}
      completed={
        <PartBoundary fallback={<ListCardsSkeleton />} lost={lost => <LostPart {...lost} />}>
          <CompletedLists />
        </PartBoundary>
      }
    />
  )
}
