import type { GeneratedLine } from '@aisleway/core/generator/generated-line'
import { useNavigate } from '@tanstack/react-router'
import { toast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { newItem } from '../../lists/replica/new-item.ts'
import { CreateListForm } from '../../lists/save/create-list-form.tsx'
import { messages } from '../../lists/save/messages.ts'

type Props = {
  userId: string
  lines: readonly GeneratedLine[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the name under which a generated list is saved. */
export default function SaveAsListDialog({ userId, lines, open, onOpenChange }: Props) {
  const navigate = useNavigate()
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.dialogTitle}>
      <CreateListForm
        items={lines.map(({ product, quantity }) => newItem(product, quantity, userId))}
        submitLabel={messages.save}
        onCreated={() => {
          close()
          toast.show({
            ...messages.saved,
            action: { label: messages.viewLists, onPress: () => navigate({ to: '/my-lists' }) },
          })
        }}
        onCancel={close}
      />
    </Dialog>
  )
}
