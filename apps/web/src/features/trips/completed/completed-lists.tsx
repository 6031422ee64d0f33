import { ReceiptIcon } from '@phosphor-icons/react/Receipt'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast.ts'
import { ListCardsSkeleton } from '../../lists/my-lists/list-cards-skeleton.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { tripPageQuery } from '../trip-queries.ts'
import { messages } from './messages.ts'
import { TripCards } from './trip-cards.tsx'
import { useTripPage } from './use-trip-page.ts'

/** The second tab of My Lists (spec 2 §2): what trips cost and saved, then the trips. */
export function CompletedLists() {
  const { user } = useSession()
  return user && <TripsOfUser userId={user.id} />
}

function TripsOfUser({ userId }: { userId: string }) {
  const { page } = useTripPage()
  const trips = useQuery(tripPageQuery(userId, page))
  const { data, isPending, isError } = trips
  useEffect(() => {
    if (isError) toast.error({ ...messages.loadFailed, key: 'trips' })
  }, [isError])

  if (isPending) return <ListCardsSkeleton />
  if (!data) {
    return (
      <EmptyState
        title={messages.loadFailed.message}
        actions={<Button onClick={() => trips.refetch()}>{messages.tryAgain}</Button>}
      />
    )
  }
  if (data.total === 0) return <NoneYet />
  return (
    <div className="flex flex-col gap-5">
      <HistoryPanel userId={userId} />
      <TripCards {...data} isOld={trips.isPlaceholderData} />
    </div>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title={messages.none}
      picture={<ReceiptIcon weight="bold" />}
      actions={
        <Link to="/my-lists" className={buttonClass()}>
          {messages.toLists}
        </Link>
      }
    >
      {messages.noneText}
    </EmptyState>
  )
}
