import { CheckIcon } from '@phosphor-icons/react/Check'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { LinkBreakIcon } from '@phosphor-icons/react/LinkBreak'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refreshSession } from '../../../api/session/known-session.ts'
import { useSession } from '../../../api/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { AuthCard } from '../sign-in/auth-card.tsx'
import { useResendVerification } from '../use-resend-verification.ts'
import { messages } from './messages.ts'

/** The page opened by an e-mail verification link; its URL holds the outcome. */
export default function VerifiedScreen() {
  const { result, error }: { result?: string; error?: string } = useSearch({ strict: false })
  if (result === 'verified')
    return <Verified title={messages.verifiedTitle} text={messages.verifiedText} />
  if (result === 'changed')
    return <Verified title={messages.changedTitle} text={messages.changedText} />
  return error === 'taken' ? <Taken /> : <Expired />
}

function Verified({ title, text }: { title: string; text: string }) {
  const { user } = useSession()
  useEffect(() => {
    // The app's session still has the user's old data. If the server cannot be reached, it is
    // refreshed later.
    refreshSession().catch(() => {})
  }, [])
  return (
    <AuthCard icon={<CheckIcon />} title={title} text={text}>
      {user ? (
        <Link to="/" className={buttonClass({ size: 'final' })}>
          {messages.startShopping}
        </Link>
      ) : (
        <ToLogin />
      )}
    </AuthCard>
  )
}

function Taken() {
  const { user } = useSession()
  return (
    <AuthCard
      icon={<EnvelopeSimpleIcon />}
      title={messages.verifyFailedTitle}
      text={messages.takenText}
    >
      {user ? (
        <Link to="/profile" className={buttonClass({ size: 'final' })}>
          {messages.toProfile}
        </Link>
      ) : (
        <ToLogin />
      )}
    </AuthCard>
  )
}

function Expired() {
  const { user } = useSession()
  const { resend, isSending } = useResendVerification()
  return (
    <AuthCard
      icon={<LinkBreakIcon />}
      title={messages.verifyExpiredTitle}
      text={user ? messages.verifyExpiredSignedInText : messages.verifyExpiredText}
    >
      {user ? (
        <Button
          size="final"
          busy={isSending}
          busyLabel={messages.sendingLink}
          onClick={() => resend()}
        >
          {messages.sendAnother}
        </Button>
      ) : (
        <ToLogin />
      )}
    </AuthCard>
  )
}

function ToLogin() {
  return (
    <Link to="/auth" activeOptions={{ exact: true }} className={buttonClass({ size: 'final' })}>
      {messages.login}
    </Link>
  )
}
