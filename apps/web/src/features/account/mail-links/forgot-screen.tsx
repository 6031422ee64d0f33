import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '../../../api/session/sign-in.ts'
import { storeConfigQuery } from '../../../api/store-config.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { credentialChecks } from '../credential-checks.ts'
import { showFailure } from '../show-failure.ts'
import { AuthCard } from '../sign-in/auth-card.tsx'
import { messages } from './messages.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The e-mail address already typed at Login. */
    email?: string
  }
}

/** Requests a password reset e-mail. The response does not reveal who has an account. */
export default function ForgotScreen() {
  const email = useLocation({ select: location => location.state.email })
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: email ?? '' } })
  const [isAskedAgain, setAskedAgain] = useState(false)
  const { run, isPending, isSuccess, variables, reset } = useAction({
    key: ['account', 'forgot'],
    send: requestPasswordReset,
    onFailed: error => showFailure(error, messages.linkNotSent),
  })

  if (isSuccess && variables !== undefined) {
    const askAgain = () => {
      setAskedAgain(true)
      reset()
    }
    return <Asked email={variables} onOtherAddress={askAgain} />
  }
  return (
    <AuthCard title={messages.forgotTitle} text={messages.forgotText}>
      <form
        noValidate
        onSubmit={handleSubmit(typed => run(typed.email.trim()))}
        className="flex flex-col gap-5"
      >
        <TextField
          {...register('email', {
            validate: text => credentialChecks.email(text) ?? true,
          })}
          label={messages.email}
          error={formState.errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoFocus={isAskedAgain}
        />
        <Button type="submit" size="final" busy={isPending} busyLabel={messages.sendingLink}>
          {messages.sendLink}
        </Button>
      </form>
      <ToLogin />
    </AuthCard>
  )
}

function Asked({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const { data: config } = useQuery(storeConfigQuery)
  const sendsMail = config?.sendsMail ?? true
  return (
    <AuthCard
      isAnswer
      icon={<EnvelopeSimpleIcon />}
      title={sendsMail ? messages.askedTitle : messages.withoutMailTitle}
      text={sendsMail ? messages.askedText(email) : messages.withoutMailText(email)}
    >
      {sendsMail && <p className="-mt-2 text-ink2">{messages.askedHint}</p>}
      <Button variant="sunken" onClick={onOtherAddress}>
        {messages.otherAddress}
      </Button>
      <ToLogin />
    </AuthCard>
  )
}

function ToLogin() {
  return (
    <Link to="/auth" activeOptions={{ exact: true }} className={buttonClass({ variant: 'ghost' })}>
      {messages.toLogin}
    </Link>
  )
}
