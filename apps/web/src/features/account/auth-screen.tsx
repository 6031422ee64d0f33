import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { messages } from './messages.ts'
import { SecondStepCard } from './second-step/second-step-card.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Login and Sign Up, and the second step after them (spec 1 §2, decision 12). */
export function AuthScreen() {
  const { next, error }: { next?: string; error?: string } = useSearch({ strict: false })
  const { user, challenge } = useSession()
  const page = localPath(next)
  if (user) return <GoOn to={page} />
  if (challenge) return <SecondStepCard factors={challenge.factors} />
  return <SignInCard next={page} error={error} />
}

/** Signed in by now, on this tab or another: on to the page first asked for. */
function GoOn({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate({ to, replace: true })
  }, [navigate, to])
  return (
    <main id="content" className="grid min-h-[40dvh] place-items-center text-4xl">
      <Spinner label={messages.loadingSession} />
    </main>
  )
}

/** Only a path of this site: an address that somebody put there leads nowhere else. */
function localPath(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/auth')
    ? next
    : '/'
}
