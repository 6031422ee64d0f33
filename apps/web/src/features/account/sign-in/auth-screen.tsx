import type { User } from '@aisleway/core/account/session'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { messages as uiMessages } from '../../../ui/messages.ts'
import { SecondStepCard } from '../second-step/second-step-card.tsx'
import { newcomersPage, nextPage } from './next-page.ts'
import { SignInCard } from './sign-in-card.tsx'

type Props = {
  /** Runs before the next page opens. */
  beforeGoingOn: (user: User, isNewcomer: boolean) => Promise<unknown>
}

/** The search parameters of /auth. None can be trusted, because anybody may have written them. */
export type AuthSearch = {
  /** The page the shopper originally wanted. */
  next?: string
  /** The action that was pressed there. */
  pending?: string
  /** Present after another site signed up a new account. */
  newcomer?: string
  error?: string
}

/** Login and Sign Up, and the second step after them (spec 1 §2, answer 12). */
export function AuthScreen({ beforeGoingOn }: Props) {
  const search: AuthSearch = useSearch({ strict: false })
  const { user, challenge } = useSession()
  const [hasSignedUp, setSignedUp] = useState(false)
  const isNewcomer = hasSignedUp || search.newcomer !== undefined
  const next = nextPage(search.next)
  const page = isNewcomer ? newcomersPage(next) : next
  if (user) return <GoOn to={page} ready={() => beforeGoingOn(user, isNewcomer)} />
  if (challenge) return <SecondStepCard factors={challenge.factors} />
  const back = { ...(next !== '/' && { next }), ...(search.pending && { pending: search.pending }) }
  return <SignInCard back={back} error={search.error} onSignedUp={() => setSignedUp(true)} />
}

/** The user is now signed in, in this tab or another, and continues to the page they wanted. */
function GoOn({ to, ready }: { to: string; ready: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const prepare = useEffectEvent(ready)
  useEffect(() => {
    let isMounted = true
    prepare().finally(() => isMounted && navigate({ to, replace: true }))
    return () => {
      isMounted = false
    }
  }, [navigate, to])
  return (
    <main id="content" className="grid min-h-[40dvh] place-items-center text-4xl">
      <Spinner label={uiMessages.loading} />
    </main>
  )
}
