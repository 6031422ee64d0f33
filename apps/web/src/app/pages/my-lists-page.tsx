import { useQuery } from '@tanstack/react-query'
import { openRecords } from '../../api/device-records/device-records.ts'
import { useSession } from '../../api/session/session.ts'
import { ListCardsSkeleton } from '../../features/lists/my-lists/list-cards-skeleton.tsx'
import { MyListsScreen } from '../../features/lists/my-lists/my-lists-screen.tsx'
import { ListSharing } from '../../features/sharing/share/list-sharing.tsx'
import { LeftCard } from '../../features/trips/left/left-card.tsx'
import { leftQuery } from '../../features/trips/left/left-queries.ts'
import { usePendingTripIds } from '../../features/trips/use-pending-trip.ts'
import { LostPart } from '../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../ui/scheduling/preloaded-part.ts'

export const ready = openRecords()

const CompletedLists = preloadedPart(async () => ({
  default: (await import('../../features/trips/completed/completed-lists.tsx')).CompletedLists,
}))

const DeviceLists = preloadedPart(async () => ({
  default: (await import('../../features/shopping/on-device/device-lists.tsx')).DeviceLists,
}))

/**
 * Joins lists, trips and sharing, which do not know each other. The tab that is not shown is
 * fetched in a quiet moment.
 */
export function MyListsPage() {
  const { user } = useSession()
  const pendingTripIds = usePendingTripIds(user?.id ?? '')
  const left = useQuery({ ...leftQuery(user?.id ?? ''), enabled: user !== null })
  return (
    <MyListsScreen
      pendingTripIds={pendingTripIds}
      left={{
        isPending: left.isPending,
        card: user && left.data && <LeftCard userId={user.id} left={left.data} />,
      }}
      sharing={(list, onGone) => <ListSharing list={list} onGone={onGone} />}
      onDevice={userId => (
        <PartBoundary fallback={<ListCardsSkeleton />} lost={lost => <LostPart {...lost} />}>
          <DeviceLists userId={userId} />
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
