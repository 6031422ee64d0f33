import type { ListCard as Card } from '@aisleway/core/lists/contract'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { isAnswer } from '../../../api/client/refusal.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import { listPageQuery } from '../list-queries.ts'
import { withWaitingChanges } from '../with-waiting-changes.ts'
import { ListCard } from './list-card.tsx'
import { ListCardsSkeleton, listColumns } from './list-cards-skeleton.tsx'
import { messages } from './messages.ts'
import { useListView } from './use-list-view.ts'

// Few accounts have any.
const Templates = lazyPart(() => import('./templates.tsx'))

type Props = {
  userId: string
  sharing: (list: Card, onGone: () => void) => ReactNode
  pendingTripIds: ReadonlyMap<string, string>
  /** The lists that can be shopped offline here, or `whenNone`. */
  onDevice: (userId: string, whenNone?: ReactNode) => ReactNode
  left: { isPending: boolean; card: ReactNode }
}

/** Shows the lists of the account or, offline, those on this device. */
export function SavedLists({ userId, sharing, pendingTripIds, onDevice, left }: Props) {
  const isOnline = useOnline()
  const { view, turnTo, hrefOf } = useListView()
  const lists = useQuery(listPageQuery(userId, view))
  const area = useRef<HTMLDivElement>(null)
  const onGone = () => area.current?.focus({ preventScroll: true })
  const { data, isError, failureReason, isPlaceholderData } = lists
  useFailureToast(isError, { ...messages.loadFailed, key: 'lists' })

  const isOutOfReach = failureReason !== null && !isAnswer(failureReason)
  if (!isOnline) return onDevice(userId)
  if (!data || left.isPending) {
    const waiting = !isError && <ListCardsSkeleton />
    return (
      <>
        {isOutOfReach ? onDevice(userId, waiting) : waiting}
        {isError && (
          <LoadFailed title={messages.loadFailed.title} onRetry={lists.refetch}>
            {messages.loadFailed.message}
          </LoadFailed>
        )}
      </>
    )
  }
  const shown = withWaitingChanges(userId, data.lists)
  const shownTemplates = withWaitingChanges(userId, data.templates)
  const templates = shownTemplates.length > 0 && (
    <PartBoundary lost={lost => <LostPart {...lost} />}>
      <Templates templates={shownTemplates} />
    </PartBoundary>
  )
  // Another page may still have some.
  if (shown.length === 0 && data.pageCount <= 1) {
    return view.search ? (
      <NoneFound />
    ) : (
      <>
        {left.card}
        {templates}
        <NoneYet />
      </>
    )
  }
  return (
    <div ref={area} tabIndex={-1} aria-busy={isPlaceholderData} className="outline-none">
      {left.card}
      <VisuallyHidden role="status">{view.search && messages.found(data.total)}</VisuallyHidden>
      <ul
        className={classNames(
          listColumns,
          // The neighbours of an opened card do not grow with it.
          'transition-opacity delay-150 has-data-open:items-start',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {shown.map(list => (
          <li key={list.id} className="grid">
            <ListCard
              userId={userId}
              list={list}
              pendingTripId={pendingTripIds.get(list.id)}
              sharing={sharing(list, onGone)}
              search={view.search}
              onGone={onGone}
            />
          </li>
        ))}
      </ul>
      <Pagination
        label={messages.pages}
        current={view.page}
        total={data.pageCount}
        href={hrefOf}
        onPage={turnTo}
        className="mt-8"
      />
      {/* Below the lists, which it would otherwise push down when it loads. */}
      {templates}
    </div>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title={messages.none}
      picture={<ListChecksIcon />}
      actions={
        <Link to="/browse" className={buttonClass()}>
          {messages.browseProducts}
        </Link>
      }
    >
      {messages.noneText}
    </EmptyState>
  )
}

export function NoneFound() {
  const { view, search } = useListView()
  return (
    <EmptyState
      title={messages.noneFound}
      picture={<MagnifyingGlassIcon />}
      actions={
        <Button variant="tint" onClick={() => search('')}>
          {messages.clearSearch}
        </Button>
      }
    >
      {messages.noneFoundText(view.search)}
    </EmptyState>
  )
}
