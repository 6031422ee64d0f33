import type { ListItem } from '@aisleway/core/lists/list-item'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useLastShown } from '../../../../ui/scheduling/use-last-shown.ts'
import type { ListChanges } from '../../changes/list-changes.ts'
import { messages } from '../messages.ts'
import { itemDraft } from './item-draft.ts'
import { ItemForm } from './item-form.tsx'

type Props = {
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  item: ListItem | undefined
  changes: ListChanges
  /** Its position in its department, and the last one there. */
  position: number
  last: number
  onMove: (itemId: string, to: number) => void
  onSend: (item: ListItem, isMove: boolean) => void
}

/** Everything about one item that its row has no room for. */
export default function ItemDialog({ userId, open, onOpenChange, item, ...rest }: Props) {
  const shown = useLastShown(item)
  if (!shown) return null
  const draft = itemDraft(userId, shown.id)
  const close = () => {
    // Whoever closes it discards what was typed. A session that ends closes nothing.
    draft.forget()
    onOpenChange(false)
  }
  return (
    <Dialog open={open} onOpenChange={close} title={shown.name} closeLabel={messages.close}>
      <ItemForm key={shown.id} item={shown} draft={draft} onDone={close} {...rest} />
    </Dialog>
  )
}
