import { useNavigate } from '@tanstack/react-router'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { CreateListForm } from '../save/create-list-form.tsx'
import { messages } from './messages.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Creates an empty list and opens it. */
export default function NewListDialog({ open, onOpenChange }: Props) {
  const navigate = useNavigate()
  const isStillOpen = useStillOpen(open)
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.newList}>
      <CreateListForm
        items={[]}
        submitLabel={messages.createList}
        onCreated={listId => {
          if (!isStillOpen()) return
          close()
          return navigate({ to: '/lists/$listId', params: { listId } })
        }}
        onCancel={close}
      />
    </Dialog>
  )
}
