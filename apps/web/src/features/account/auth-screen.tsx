import type { User } from '@aisleway/core/account/session'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { messages } from './messages.ts'
import { newcomersPage } from './newcomers-page.ts'
import { SecondStepCard } from './second-step/second-step-card.tsx'
import { SignInCard } from './sign-in-card.tsx'

type Props = {
  /** Done before the next page opens. */
  beforeGoingOn: (user: User) => Promise<unknown>
}

/** Login and Sign Up, and the second step after them (spec 1 §2, decision 12). */
export function AuthScreen({ beforeGoingOn }: Props) {
  const { next, error }: { next?: string; error?: string } = useSearch({ strict: false })
  const { user, challenge } = useSession()
  const [isNewcomer, setNewcomer] = useState(false)
  const page = isNewcomer ? newcomersPage : localPath(next)
  if (user) return <GoOn to={page} ready={() => beforeGoingOn(user)} />
  if (challenge) return <SecondStepCard factors={challenge.factors} />
  return <SignInCard next={page} error={error} onSignedUp={() => setNewcomer(true)} />
}

/** Signed in by now, on this tab or another: on to the page first asked for. */
function GoOn({ to, ready }: { to: string; ready: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const prepare = useEffectEvent(ready)
  useEffect(() => {
    let isHere = true
    prepare().finally(() => isHere && navigate({ to, replace: true }))
    return () => {
      isHere = false
    }
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
