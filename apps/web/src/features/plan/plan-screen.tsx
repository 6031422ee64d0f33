import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { LostPart } from '../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import type { ListScreenParts } from '../lists/page/list-screen-parts.ts'
import { messages } from './messages.ts'
import { OnePlan } from './one-plan.tsx'
import { newestPlanQuery } from './plan-queries.ts'
import { PlanSkeleton } from './plan-skeleton.tsx'

// A shopper with a plan needs none of the form.
const BeginPlan = lazyPart(() => import('./begin/begin-plan.tsx'))

type Props = ListScreenParts & {
  /** Undefined for the newest plan. */
  listId: string | undefined
}

export function PlanScreen({ listId, ...parts }: Props) {
  const { user } = useSession()
  if (!user) return null
  return (
    <main id="content" className="page gutter py-5 browse:py-6">
      {listId ? (
        <OnePlan key={listId} user={user} listId={listId} {...parts} />
      ) : (
        <NewestPlan user={user} {...parts} />
      )}
    </main>
  )
}

function NewestPlan({ user, ...parts }: ListScreenParts & { user: User }) {
  const { data: newestId, isError, refetch } = useQuery(newestPlanQuery(user.id))
  usePageTitle(messages.pageTitle(messages.title))
  if (newestId) return <OnePlan key={newestId} user={user} listId={newestId} {...parts} />
  if (newestId === null)
    return (
      <PartBoundary fallback={<PlanSkeleton />} lost={lost => <LostPart {...lost} />}>
        <BeginPlan user={user} />
      </PartBoundary>
    )
  if (isError)
    return (
      <LoadFailed title={messages.title} isPage onRetry={refetch}>
        {messages.loadFailed}
      </LoadFailed>
    )
  return <PlanSkeleton />
}
