import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { messages as uiMessages } from '../../ui/messages.ts'
import { messages } from './session-messages.ts'
import { isLeavingAccount } from './sign-out/leave-account.ts'

/** A protected screen: a spinner while the session loads, and a redirect to /auth for a visitor. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user, challenge, isLoading, isError, retry } = useSession()
  if (isLoading) {
    return (
      <main className="grid min-h-[60dvh] place-items-center text-4xl">
        <Spinner label={uiMessages.loading} />
      </main>
    )
  }
  // An unreachable server is not a sign-out (answer 22b).
  if (isError && !user) {
    return (
      <main id="content">
        <LoadFailed title={messages.unreachable} isPage onRetry={retry} />
      </main>
    )
  }
  if (user) return children
  return isLeavingAccount() ? null : <ToSignIn isHalfway={challenge !== null} />
}

/** A shopper who has given the password is asked for the second step there, and needs no notice. */
function ToSignIn({ isHalfway }: { isHalfway: boolean }) {
  const navigate = useNavigate()
  // The page the shopper wanted: on the second render, the location is /auth itself.
  const [next] = useState(useLocation().href)
  useEffect(() => {
    if (!isHalfway) toast.error({ ...messages.authenticationRequired, key: 'authentication' })
    navigate({ to: '/auth', search: { next }, replace: true })
  }, [navigate, next, isHalfway])
  return null
}
