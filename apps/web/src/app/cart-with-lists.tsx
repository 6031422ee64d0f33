import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../api/session/session.ts'
import { CartPanel } from '../features/cart/panel/cart-panel.tsx'
import type { SavedList } from '../features/lists/save/use-save-cart.ts'
import { useSaveList } from '../features/lists/save/use-save-list.tsx'
import { preloadedDialog } from '../ui/overlays/preloaded-dialog.tsx'

const ShareDialog = preloadedDialog(() => import('../features/sharing/share/share-dialog.tsx'))

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Joins the cart, lists and sharing, which do not know each other. Lazy-loaded when first opened. */
export default function CartWithLists({ open, onOpenChange }: Props) {
  const [shared, setShared] = useState<SavedList>()
  const [isSharing, setSharing] = useState(false)
  const saving = useSaveList({
    isCartOpen: open,
    closeCart: () => onOpenChange(false),
    onShare: list => {
      setShared(list)
      setSharing(true)
    },
  })
  const change = (isOpen: boolean) => {
    if (!isOpen) saving.reset()
    onOpenChange(isOpen)
  }
  const { user } = useSession()
  const isSignedIn = user !== null
  const wasSignedIn = useRef(isSignedIn)
  const closeAll = useEffectEvent(() => {
    change(false)
    setSharing(false)
  })
  useEffect(() => {
    // The session may end elsewhere; the screen may then ask for a sign-in, which the cart would cover.
    if (wasSignedIn.current && !isSignedIn) closeAll()
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
  return (
    <>
      <CartPanel
        open={open}
        onOpenChange={change}
        action={saving.action}
        whenEmpty={saving.afterwards}
      />
      {saving.dialogs}
      {shared && <ShareDialog list={shared} open={isSharing} onOpenChange={setSharing} />}
    </>
  )
}
