import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client/client.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { NewPasswordField } from '../../password-strength/new-password-field.tsx'
import { profileQuery } from '../../profile-queries.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { checks } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import type { DialogProps } from '../profile-parts.ts'
import { useActionForm } from '../use-action-form.ts'

/** Changes the password, or sets the first one of an account created by social sign-in. */
export default function ChangePasswordDialog(props: DialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.profile.hasPassword ? messages.changePassword : messages.setPassword}
    >
      <PasswordForm {...props} />
    </Dialog>
  )
}

function PasswordForm({ userId, profile, onOpenChange }: DialogProps) {
  const { hasPassword } = profile
  const queryClient = useQueryClient()
  const close = () => onOpenChange(false)
  const { field, submit, isPending } = useActionForm({
    name: 'password',
    initial: { current: '', password: '' },
    send: ({ current, password }) =>
      api.account.changePassword({ password, ...(hasPassword && { current }) }),
    onDone: () => {
      toast.show(messages.passwordChanged)
      // The change ended other sessions, so their list is refetched too.
      queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })
    },
    onClose: close,
    failed: messages.passwordNotChanged,
    refusedAt: { WRONG_PASSWORD: 'current' },
  })
  return (
    <DialogForm
      submitLabel={hasPassword ? messages.changePassword : messages.setPassword}
      busyLabel={messages.changePasswordBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={close}
    >
      {/* Password managers need to know whose password it is. */}
      <input type="hidden" autoComplete="username" value={profile.email} />
      {hasPassword && (
        <PasswordField
          {...field('current', checks.password)}
          label={messages.currentPassword}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField {...field('password', checks.newPassword)} label={messages.newPassword} />
    </DialogForm>
  )
}
