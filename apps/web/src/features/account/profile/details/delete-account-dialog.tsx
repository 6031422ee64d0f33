import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/client/client.ts'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { leaveAccount } from '../../sign-out/leave-account.ts'
import { checks } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import type { DialogProps } from '../profile-parts.ts'
import { useActionForm } from '../use-action-form.ts'

/** Says what is deleted and what others keep, then asks for the password (answer 16). */
export default function DeleteAccountDialog(props: DialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={messages.deleteQuestion}>
      <ul className="mb-5 flex list-disc flex-col gap-2 pl-5 text-ink2 marker:text-strong">
        {messages.deleteErased.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <DeletionForm {...props} />
    </Dialog>
  )
}

function DeletionForm({ profile, onOpenChange }: DialogProps) {
  const { hasPassword } = profile
  const navigate = useNavigate()
  const { user } = useSession()
  const { field, submit, isPending } = useActionForm({
    name: 'deletion',
    initial: { password: '' },
    send: ({ password }) => api.account.deleteAccount(hasPassword ? { password } : {}),
    onDone: async () => {
      await leaveAccount(user, () => navigate({ to: '/' }))
      toast.show(messages.accountDeleted)
    },
    failed: messages.accountNotDeleted,
    refusedAt: { WRONG_PASSWORD: 'password' },
  })
  return (
    <DialogForm
      isDanger
      submitLabel={messages.deleteAccount}
      busyLabel={messages.deleteBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={() => onOpenChange(false)}
    >
      {hasPassword && (
        <PasswordField
          {...field('password', checks.password)}
          label={messages.password}
          autoComplete="current-password"
        />
      )}
    </DialogForm>
  )
}
