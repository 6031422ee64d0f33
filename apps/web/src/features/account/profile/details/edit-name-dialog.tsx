import type { Profile } from '@aisleway/core/account/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client/client.ts'
import { refreshSession } from '../../../../api/session/known-session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { profileQuery } from '../../profile-queries.ts'
import { checks } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import type { DialogProps } from '../profile-parts.ts'
import { useActionForm } from '../use-action-form.ts'

export default function EditNameDialog(props: DialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={messages.editName}>
      <NameForm {...props} />
    </Dialog>
  )
}

function NameForm({ userId, profile, onOpenChange }: DialogProps) {
  const queryClient = useQueryClient()
  const close = () => onOpenChange(false)
  const { field, submit, isPending } = useActionForm({
    name: 'name',
    initial: { fullName: profile.fullName, username: profile.username ?? '' },
    send: ({ fullName, username }) =>
      api.account.updateProfile({ fullName: fullName.trim(), username: username.trim() || null }),
    onDone: (saved: Profile) => {
      queryClient.setQueryData(profileQuery(userId).queryKey, saved)
      toast.show(messages.nameSaved)
      // The navigation bar shows the name too. If the server cannot be reached, it follows later.
      refreshSession().catch(() => {})
    },
    onClose: close,
    failed: messages.nameNotSaved,
    refusedAt: { USERNAME_TAKEN: 'username' },
  })
  return (
    <DialogForm
      submitLabel={messages.save}
      busyLabel={messages.saveBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={close}
    >
      <TextField
        {...field('fullName', checks.fullName)}
        label={messages.name}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...field('username', checks.username)}
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  )
}
