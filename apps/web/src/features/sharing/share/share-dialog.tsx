import type { ListCard } from '@aisleway/core/lists/contract'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { LinkSection } from '../links/link-section.tsx'
import { CollaboratorList } from './collaborator-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { messages } from './messages.ts'

type Props = {
  list: Pick<ListCard, 'id' | 'name'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Share list (spec 2 §2), for the owner only. */
export default function ShareDialog({ list, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={list.name}
      closeLabel={messages.close}
    >
      <InviteForm listId={list.id} />
      <LinkSection listId={list.id} listName={list.name} />
      <CollaboratorList listId={list.id} />
    </Dialog>
  )
}
