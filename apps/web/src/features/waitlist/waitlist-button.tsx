import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/**
 * Joins, or sends a visitor to sign in. The code that handles a press is loaded with it, to keep the home
 * page's first load small.
 */
export function WaitlistButton({ className }: { className?: string }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const router = useRouter()
  const [isJoining, setJoining] = useState(false)

  const press = async () => {
    setJoining(user !== null)
    try {
      const { joinWaitlist, askToSignIn } = await import('./join-waitlist.ts')
      if (user) return await joinWaitlist()
      askToSignIn()
      const next = router.latestLocation.href
      navigate({ to: '/auth', search: { next, pending: 'join-waitlist' } })
    } catch {
      toast.error(messages.failed)
    } finally {
      setJoining(false)
    }
  }

  return (
    <Button
      size="compact"
      busy={isJoining}
      busyLabel={messages.joining}
      onClick={press}
      className={className}
    >
      {user ? messages.join : messages.signInToJoin}
    </Button>
  )
}
