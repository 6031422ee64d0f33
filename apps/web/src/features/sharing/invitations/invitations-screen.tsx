import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { backLinkClass } from '../../../ui/page/back-link-class.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { InvitationCard } from './invitation-card.tsx'
import { invitationsQuery } from './invitations-query.ts'
import { messages } from './messages.ts'

/** Collaboration Invitations (spec 2 §2): the pending ones, newest first. */
export default function InvitationsScreen() {
  usePageTitle(messages.pageTitle)
  const { user } = useSession()
  return (
    <main id="content" className="page gutter py-5 browse:py-6">
      <Link to="/profile" className={`${backLinkClass} mb-1`}>
        <ArrowLeftIcon />
        {messages.backToProfile}
      </Link>
      <h1 className="display mb-5 text-title-lg">{messages.title}</h1>
      {user && <InvitationsOf userId={user.id} />}
    </main>
  )
}

function InvitationsOf({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useQuery({
    ...invitationsQuery(userId),
    staleTime: 0,
  })
  const area = useRef<HTMLDivElement>(null)
  useFailureToast(isError, { ...messages.loadFailed, key: 'invitations' })

  if (isPending) return <InvitationsSkeleton />
  if (!data) return <LoadFailed title={messages.loadFailed.message} onRetry={refetch} />
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <EmptyState title={messages.none} picture={<EnvelopeSimpleIcon />}>
          {messages.noneText}
        </EmptyState>
      ) : (
        <ul className={columns}>
          {data.map(invitation => (
            <li key={invitation.id} className="grid">
              <InvitationCard invitation={invitation} onAnswered={() => area.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function InvitationsSkeleton() {
  return (
    <div className={columns}>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton className="h-51 rounded-panel!" />
    </div>
  )
}

const columns = 'grid gap-4.5 md:grid-cols-2 xl:grid-cols-3'
