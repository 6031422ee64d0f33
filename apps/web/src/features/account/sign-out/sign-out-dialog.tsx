import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { messages } from '../messages.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => void }

/** Shown only while a change is still waiting to be sent (answer 17). */
export default function SignOutDialog({ open, onOpenChange, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.unsentTitle}
      description={messages.unsentText}
      cancelLabel={messages.stay}
      confirmLabel={messages.signOutAnyway}
      tone="danger"
      onConfirm={onConfirm}
    />
  )
}
