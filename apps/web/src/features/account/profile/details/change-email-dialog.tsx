import { api } from '../../../../api/client/client.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { checks } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import type { DialogProps } from '../profile-parts.ts'
import { useActionForm } from '../use-action-form.ts'

export default function ChangeEmailDialog({ open, onOpenChange }: DialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.changeEmail}
      description={messages.changeEmailText}
    >
      <EmailForm onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const { field, submit, isPending } = useActionForm({
    name: 'email',
    initial: { email: '', password: '' },
    send: ({ email, password }) => api.account.changeEmail({ email: email.trim(), password }),
    onDone: ({ sentTo }) => toast.show(messages.linkSent(sentTo)),
    onClose,
    failed: messages.emailNotChanged,
    refusedAt: { WRONG_PASSWORD: 'password' },
  })
  return (
    <DialogForm
      submitLabel={messages.sendLink}
      busyLabel={messages.sendLinkBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        {...field('email', checks.email)}
        label={messages.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...field('password', checks.password)}
        label={messages.password}
        autoComplete="current-password"
      />
    </DialogForm>
  )
}
