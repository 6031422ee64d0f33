import type { User } from '@aisleway/core/account/session'
import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { LostPart } from '../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import { GoneList } from '../lists/gone/gone-list.tsx'
import type { ListScreenParts } from '../lists/page/list-screen-parts.ts'
import { messages } from './messages.ts'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { usePlan } from './use-plan.ts'

// A shopper without a plan needs none of its page.
const PlanPage = lazyPart(() => import('./plan-page.tsx'))
const BeginSettings = lazyPart(() => import('./begin/begin-settings.tsx'))

type Props = ListScreenParts & { user: User; listId: string }

/** The plan of one list, as this device has it. */
export function OnePlan({ user, listId, ...parts }: Props) {
  const { list, plan, changes, isMissing, isUnavailableOffline, isFailed, retry } = usePlan(
    user,
    listId,
  )
  // Load the page in parallel with the plan.
  useEffect(() => {
    PlanPage.preload()
  }, [])
  if (isMissing) {
    return (
      <GoneList userId={user.id} listId={listId} to="/plan/$listId">
        <EmptyState
          title={messages.notFound}
          isPage
          picture={<CalendarBlankIcon />}
          actions={
            <Link to="/plan" activeOptions={{ exact: true }} className={buttonClass()}>
              {messages.toPlan}
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
      <LoadFailed title={messages.title} isPage onRetry={retry}>
        {isUnavailableOffline ? messages.unavailableOffline : messages.loadFailed}
      </LoadFailed>
    )
  }
  if (!list) return <PlanSkeleton />
  return (
    <PartBoundary fallback={<PlanSkeleton />} lost={lost => <LostPart {...lost} />}>
      {plan ? (
        <PlanPage user={user} list={list} plan={plan} changes={changes} {...parts} />
      ) : (
        <BeginSettings user={user} head={list.head} changes={changes} />
      )}
    </PartBoundary>
  )
}
