import type { User } from '@aisleway/core/account/session'
import { ReceiptIcon } from '@phosphor-icons/react/Receipt'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { useSession } from '../../../api/session/session.ts'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { messages } from '../messages.ts'
import { TripSummary } from './trip-summary.tsx'
import { useTrip } from './use-trip.ts'

/** @public `lazyScreen` waits for it. */
export const ready = openRecords()

/** A summary of the trip, and its rating (spec 2 §2). */
export default function TripSummaryScreen() {
  usePageTitle(messages.summaryPageTitle)
  const { tripId = '' } = useParams({ strict: false })
  const { user } = useSession()
  return (
    <main id="content" className="page gutter py-5 browse:py-8">
      {user && <TripOfUser key={tripId} user={user} tripId={tripId} />}
    </main>
  )
}

function TripOfUser({ user, tripId }: { user: User; tripId: string }) {
  const isOnline = useOnline()
  const { trip, isWaiting, isMissing, isFailed, retry } = useTrip(user, tripId)
  if (isMissing) {
    return (
      <EmptyState
        title={messages.notFound}
        isPage
        picture={<ReceiptIcon />}
        actions={
          <Link to="/" className={buttonClass()}>
            {messages.backToHome}
          </Link>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    )
  }
  if (isFailed && !isOnline)
    return <LoadFailed title={messages.notLoaded.message} isPage onRetry={retry} />
  if (isFailed) return <ToHome />
  if (!trip) {
    return (
      <div className="grid min-h-[60dvh] place-items-center text-4xl">
        <Spinner label={messages.loading} />
      </div>
    )
  }
  return <TripSummary userId={user.id} trip={trip} isWaiting={isWaiting} />
}

function ToHome() {
  const navigate = useNavigate()
  useEffect(() => {
    toast.error({ ...messages.notLoaded, key: 'trip' })
    navigate({ to: '/', replace: true })
  }, [navigate])
  return null
}
