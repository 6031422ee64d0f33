import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { checks, withoutSpaces } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import { useActionForm } from '../use-action-form.ts'
import { useProfileAction } from '../use-profile-action.ts'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { askForCode, type Enrollment, verify } from './enrollment.ts'

type Props = {
  enrollment: Enrollment
  submitLabel?: string
  onCancel: () => void
  onVerified: () => void
}

export function FactorCodeForm({ enrollment, onCancel, onVerified, ...props }: Props) {
  const [challengeId, setChallengeId] = useState(enrollment.challengeId)
  const { field, submit, isPending } = useActionForm({
    name: 'verify',
    initial: { code: '' },
    send: ({ code }) => verify(enrollment, challengeId, withoutSpaces(code)),
    onDone: onVerified,
    failed: messages.verifyFailed,
    refusedAt: { WRONG_CODE: 'code', CHALLENGE_EXPIRED: 'code', FACTOR_UNREADABLE: 'code' },
  })
  const sendAgain = useProfileAction({
    name: 'send-code',
    send: () => askForCode(enrollment.id),
    onDone: setChallengeId,
    failed: messages.codeNotSent,
  })
  return (
    <DialogForm
      submitLabel={props.submitLabel ?? messages.verify}
      busyLabel={messages.verifyBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {enrollment.totp && <AuthenticatorSecret totp={enrollment.totp} />}
      <TextField
        {...field('code', checks.code)}
        autoFocus
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {enrollment.phone && (
        <Button
          variant="tint"
          size="compact"
          busy={sendAgain.isPending}
          busyLabel={messages.sendAgainBusy}
          onClick={() => sendAgain.run()}
        >
          {messages.sendAgain}
        </Button>
      )}
    </DialogForm>
  )
}
