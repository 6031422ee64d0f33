import { LinkBreakIcon } from '@phosphor-icons/react/LinkBreak'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { isRefusal } from '../../../api/client/refusal.ts'
import { sessionKeeper } from '../../../api/session/keep-session.ts'
import { forgetUser, refreshSession } from '../../../api/session/known-session.ts'
import { resetPassword } from '../../../api/session/sign-in.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { credentialChecks } from '../credential-checks.ts'
import { NewPasswordField } from '../password-strength/new-password-field.tsx'
import { showFailure } from '../show-failure.ts'
import { AuthCard } from '../sign-in/auth-card.tsx'
import { messages } from './messages.ts'

/** The page opened by the link in a reset e-mail: it asks for a new password, or offers a newer link. */
export default function ResetScreen() {
  const { token }: { token?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const { run, isPending, error } = useAction({
    key: ['account', 'reset'],
    send: (input: { token: string; password: string }) => resetPassword(input),
    onDone: async () => {
      toast.show(messages.passwordSaved)
      // The new password ended all sessions of the account, perhaps including this browser's.
      const session = await refreshSession().catch(() => null)
      if (session && !session.user) forgetUser()
      await navigate({ to: '/auth', replace: true })
    },
    onFailed: failure => {
      if (!isExpired(failure)) showFailure(failure, messages.passwordNotSaved)
    },
  })

  useEffect(() => {
    if (token) sessionKeeper.recover()
  }, [token])

  if (!token || isExpired(error)) return <LinkExpired />
  return (
    <AuthCard title={messages.resetTitle} text={messages.resetText}>
      <form
        noValidate
        onSubmit={handleSubmit(({ password }) => run({ token, password }))}
        className="flex flex-col gap-5"
      >
        <NewPasswordField
          {...register('password', {
            validate: text => credentialChecks.password(text) ?? true,
          })}
          label={messages.newPassword}
          error={formState.errors.password?.message}
        />
        <Button type="submit" size="final" busy={isPending} busyLabel={messages.savingPassword}>
          {messages.savePassword}
        </Button>
      </form>
    </AuthCard>
  )
}

function LinkExpired() {
  return (
    <AuthCard
      isAnswer
      icon={<LinkBreakIcon />}
      title={messages.linkExpiredTitle}
      text={messages.linkExpiredText}
    >
      <Link to="/auth/forgot" replace className={buttonClass({ size: 'final' })}>
        {messages.askAgain}
      </Link>
      <Link
        to="/auth"
        replace
        activeOptions={{ exact: true }}
        className={buttonClass({ variant: 'ghost' })}
      >
        {messages.toLogin}
      </Link>
    </AuthCard>
  )
}

function isExpired(error: unknown): boolean {
  return isRefusal(error) && error.code === 'INVALID_TOKEN'
}
