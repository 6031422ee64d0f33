import type { LinkOffer } from '@aisleway/core/sharing/link-contract'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { LinkBreakIcon } from '@phosphor-icons/react/LinkBreak'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../../api/client/client.ts'
import { isRefusal } from '../../../api/client/refusal.ts'
import { useSession } from '../../../api/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { dateText } from '../../../ui/text/date-text.ts'
import { messages as share } from '../share/messages.ts'
import { messages } from './messages.ts'
import { useAcceptLink } from './use-accept-link.ts'

/** The target of an invitation link: who invites to which list; open to visitors, too (answer 37). */
export default function JoinScreen() {
  usePageTitle(messages.pageTitle)
  const { token = '' } = useParams({ strict: false })
  const { user, isLoading } = useSession()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['sharing', 'link', token, user?.id ?? 'none'],
    queryFn: () => api.sharing.lookUpLink({ token }),
    enabled: !isLoading,
    staleTime: 0,
  })
  // A link shown before may have been revoked meanwhile.
  const isOver = error !== null && (!data || problemOf(error) !== undefined)
  return (
    <main id="content" className="page gutter grid min-h-[70dvh] place-items-center py-8">
      {isPending && (
        <span className="text-4xl">
          <Spinner label={messages.loading} />
        </span>
      )}
      {isOver && <NoOffer error={error} onRetry={refetch} />}
      {data && !isOver && data.listId && <ToList listId={data.listId} />}
      {data && !isOver && !data.listId && (
        <Offer offer={data} token={token} isSignedIn={user !== null} />
      )}
    </main>
  )
}

function NoOffer({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const problem = problemOf(error)
  if (!problem) return <LoadFailed title={messages.loadFailed} isPage onRetry={onRetry} />
  return (
    <EmptyState
      title={problem.title}
      isPage
      picture={<LinkBreakIcon />}
      actions={
        <Link to="/" className={buttonClass()}>
          {messages.toHome}
        </Link>
      }
    >
      {problem.text}
    </EmptyState>
  )
}

function problemOf(error: Error) {
  const code = isRefusal(error) ? error.code : ''
  return messages.problems[code as keyof typeof messages.problems] as Problem | undefined
}

type Problem = (typeof messages.problems)['LINK_USED']

type OfferProps = { offer: LinkOffer; token: string; isSignedIn: boolean }

function Offer({ offer, token, isSignedIn }: OfferProps) {
  const { listName, invitedByName, permission, expiresAt } = offer
  const accept = useAcceptLink(token, listName)
  return (
    <section
      aria-labelledby="invitation"
      className="flex w-full max-w-130 flex-col items-center gap-4 rounded-panel bg-surface p-6 text-center sm:p-10"
    >
      <span className="grid size-16 place-items-center rounded-full bg-tint text-3xl text-on-tint">
        <EnvelopeSimpleIcon />
      </span>
      <h1 id="invitation" className="display text-title-sm [overflow-wrap:anywhere]">
        {messages.invites(invitedByName, listName)}
      </h1>
      <Badge tone={permission === 'edit' ? 'tint' : 'quiet'}>{share.permissions[permission]}</Badge>
      <p className="text-ink2">
        {share.permissionHints[permission]} {messages.until(dateText(expiresAt))}
      </p>
      {!isSignedIn && <p className="font-semibold">{messages.signInText}</p>}
      <div className="mt-2 flex w-full flex-wrap gap-2 *:grow">
        <Link to="/" className={buttonClass({ variant: 'sunken' })}>
          {messages.notNow}
        </Link>
        {isSignedIn ? (
          <Button
            busy={accept.isPending}
            busyLabel={messages.accepting}
            onClick={() => accept.run()}
          >
            {messages.accept}
          </Button>
        ) : (
          <Link to="/auth" search={{ next: `/join/${token}` }} className={buttonClass()}>
            {messages.signIn}
          </Link>
        )}
      </div>
    </section>
  )
}

function ToList({ listId }: { listId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate({ to: '/lists/$listId', params: { listId }, replace: true })
  }, [navigate, listId])
  return null
}
