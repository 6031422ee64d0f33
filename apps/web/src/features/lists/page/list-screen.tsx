import type { User } from '@aisleway/core/account/session'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session/session.ts'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { GoneList } from '../gone/gone-list.tsx'
import { BackToLists } from './back-to-lists.tsx'
import { ListPage } from './list-page.tsx'
import type { ListScreenParts } from './list-screen-parts.ts'
import { messages } from './messages.ts'
import { useSyncedList } from './use-synced-list.ts'

type Props = ListScreenParts & { listId: string }

/** One list, to view and edit; the trip starts elsewhere. */
export function ListScreen({ listId, ...parts }: Props) {
  const { user } = useSession()
  if (!user) return null
  return (
    <main id="content" className="page gutter py-5 browse:py-6">
      <div className="mx-auto max-w-220">
        <BackToLists />
        <OpenList key={listId} user={user} listId={listId} {...parts} />
      </div>
    </main>
  )
}

function OpenList({ user, listId, ...parts }: Props & { user: User }) {
  const { replica, list, isMissing, isUnavailableOffline, isFailed, retry } = useSyncedList(
    user,
    listId,
  )
  if (isMissing) {
    return (
      <GoneList userId={user.id} listId={listId} to="/lists/$listId">
        <EmptyState
          title={messages.notFound}
          isPage
          picture={<ListChecksIcon />}
          actions={
            <Link to="/my-lists" className={buttonClass()}>
              {messages.toLists}
            </Link>
          }
        >
          {messages.notFoundText}
        </EmptyState>
      </GoneList>
    )
  }
  if (isUnavailableOffline || isFailed) {
    return (
      <LoadFailed
        title={isUnavailableOffline ? messages.unavailableOffline.title : messages.loadFailed.title}
        isPage
        onRetry={retry}
      >
        {isUnavailableOffline ? messages.unavailableOffline.message : messages.loadFailed.message}
      </LoadFailed>
    )
  }
  if (!list) return <ListSkeleton />
  return <ListPage user={user} list={list} replica={replica} {...parts} />
}

function ListSkeleton() {
  return (
    <div className="animate-pulse">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton className="mb-3 h-12 w-1/2" />
      <Skeleton className="mb-5 h-12" />
      <Skeleton className="mb-8 h-12 w-60" />
      <Skeleton className="mb-2 h-6 w-32" />
      {[1, 2, 3, 4].map(place => (
        <Skeleton key={place} className="mb-1.5 h-19 rounded-control!" />
      ))}
    </div>
  )
}
