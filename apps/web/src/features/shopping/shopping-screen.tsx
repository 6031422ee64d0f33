import type { User } from '@aisleway/core/account/session'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useSession } from '../../api/session/session.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { pendingTripOf } from '../trips/pending-trips.ts'
import { messages } from './messages.ts'
import { AccessEnded } from './together/access-ended.tsx'
import { ShoppingTrip } from './trip/shopping-trip.tsx'
import { useOpenList } from './use-open-list.ts'

type Props = { listId: string }

/** A list in the store (spec 2 §2). */
export function ShoppingScreen({ listId }: Props) {
  const { user } = useSession()
  const userId = user?.id ?? ''
  // Read once: a completion in flight may still fail, and then the trip continues.
  const completed = useMemo(() => pendingTripOf(userId, listId), [userId, listId])
  if (!user) return null
  // The trip was completed here offline, so it is over.
  return completed ? (
    <Leave to={`/post-trip-summary/${completed.id}`} />
  ) : (
    <OpenList user={user} listId={listId} />
  )
}

function OpenList({ user, listId }: Props & { user: User }) {
  const opened = useOpenList(user, listId)
  // React interrupts the first render of a long list for taps, but no later one, such as that of a tick.
  const isOpen = useDeferredValue(opened.status === 'open')
  if (opened.status === 'open' && !isOpen) return <Opening />
  switch (opened.status) {
    case 'access-ended':
      return <AccessEnded userId={user.id} listId={listId} />
    case 'missing':
      return <NotFound />
    case 'template':
      return <Leave to={`/lists/${listId}`} because={messages.isTemplate} />
    case 'failed':
      return (
        <Leave
          to={myLists}
          because={opened.isUnavailableOffline ? messages.unavailableOffline : messages.loadFailed}
        />
      )
    case 'loading':
      return <Opening />
    case 'open':
      return (
        <ShoppingTrip
          user={user}
          list={opened.list}
          replica={opened.replica}
          isFinished={opened.isFinished}
        />
      )
  }
}

function Opening() {
  return (
    <main className="grid min-h-dvh place-items-center text-4xl">
      <Spinner label={messages.loading} />
    </main>
  )
}

function NotFound() {
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <EmptyState
        title={messages.notFound}
        isPage
        picture={<ListChecksIcon />}
        actions={
          <Link to={myLists} className={buttonClass()}>
            {messages.toLists}
          </Link>
        }
      />
    </main>
  )
}

const myLists = '/my-lists'

function Leave({ to, because }: { to: string; because?: { title: string; message: string } }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (because) toast.error({ ...because, key: to })
    navigate({ to, replace: true })
  }, [navigate, to, because])
  return null
}
