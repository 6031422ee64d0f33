import { CartPanel } from '../features/cart/cart-panel.tsx'
import { useSaveList } from '../features/lists/save/use-save-list.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The cart knows no lists: here they meet. Fetched when it is first opened. */
export default function CartWithLists({ open, onOpenChange }: Props) {
  const saving = useSaveList(() => onOpenChange(false))
  const change = (isOpen: boolean) => {
    if (!isOpen) saving.reset()
    onOpenChange(isOpen)
  }
  return (
    <>
      <CartPanel
        open={open}
        onOpenChange={change}
        action={saving.action}
        whenEmpty={saving.afterwards}
      />
      {saving.dialogs}
    </>
  )
}
