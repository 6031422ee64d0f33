import { api } from '../../../../api/client/client.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { checks } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import { useActionForm } from '../use-action-form.ts'

type Props = { email: string; onCancel: () => void; onConfirmed: () => void }

export function PasswordProof({ email, onCancel, onConfirmed }: Props) {
  const { field, submit, isPending } = useActionForm({
    name: 'confirm',
    initial: { password: '' },
    send: ({ password }) => api.account.confirm({ password }),
    onDone: onConfirmed,
    failed: messages.notConfirmed,
    refusedAt: { WRONG_PASSWORD: 'password' },
  })
  return (
    <DialogForm
      submitLabel={messages.confirm}
      busyLabel={messages.verifyBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {/* Password managers need to know whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        {...field('password', checks.password)}
        label={messages.password}
        autoComplete="current-password"
      />
    </DialogForm>
  )
}
