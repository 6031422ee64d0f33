import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { keepPendingAction, takePendingAction } from '../../../api/session/pending-action.ts'
import { useSession } from '../../../api/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLatest } from '../../../ui/scheduling/use-latest.ts'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { loadedListQuery } from '../list-queries.ts'
import { ListSaved } from './list-saved.tsx'
import { undoListUpdate } from './list-update.ts'
import { messages } from './messages.ts'
import { SaveListDialog } from './save-list-dialog.tsx'
import type { SavedList } from './use-save-cart.ts'
import { useWaitlistOffer } from './use-waitlist-offer.ts'
import { WaitlistCard } from './waitlist-card.tsx'

type Props = {
  isCartOpen: boolean
  closeCart: () => void
  onShare: (list: SavedList) => void
}

type Saving = {
  /** Shown in the footer of the cart. */
  action: ReactNode
  /** Replaces the empty cart after saving. */
  afterwards: ReactNode
  /** Rendered beside the panel, so that they stay while it changes. */
  dialogs: ReactNode
  /** Called when the panel is closed, which discards the outcome it showed. */
  reset: () => void
}

/** Save List and all that follows, as parts for the cart panel. */
export function useSaveList({ isCartOpen, closeCart, onShare }: Props): Saving {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const next = useRouterState({ select: ({ location }) => location.href })
  const [isOpening, setOpening] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const [saved, setSaved] = useState<SavedList>()
  const offer = useWaitlistOffer(user)
  const isOpen = useLatest(isCartOpen)
  const isStillOpen = useStillOpen(isCartOpen)

  const press = async () => {
    if (!user) {
      toast.error({ ...messages.signInFirst, key: 'authentication' })
      closeCart()
      keepPendingAction('save-list')
      return navigate({ to: '/auth', search: { next, pending: 'save-list' } })
    }
    setOpening(true)
    // If the server cannot be reached, the cart is saved as a new list.
    await Promise.all([queryClient.prefetchQuery(loadedListQuery(user.id)), offer.prepare()])
    setOpening(false)
    if (isStillOpen()) setNaming(true)
  }
  const goOn = useEffectEvent(press)
  useEffect(() => {
    // It was pressed before signing in, which led back here.
    if (isCartOpen && user && takePendingAction('save-list')) goOn()
  }, [isCartOpen, user])

  const onSaved = (list: SavedList) => {
    // The panel reports the outcome, or a toast does if the panel was closed meanwhile.
    if (!isOpen.current) return toastSaved(list)
    setSaved(list)
    offer.show()
  }
  const toastSaved = ({ name, update }: SavedList) => {
    if (!update || !user) return toast.show(messages.saved)
    const undo = { label: messages.undo, onPress: () => void undoListUpdate(user, update) }
    toast.show({ title: messages.updatedTitle, message: name, action: undo })
  }
  const leave = () => {
    setSaved(undefined)
    closeCart()
  }

  return {
    action: (
      <Button size="final" busy={isOpening} onClick={press} className="grow">
        {messages.saveList}
      </Button>
    ),
    afterwards: user && saved && (
      <ListSaved
        user={user}
        list={saved}
        onShare={() => onShare(saved)}
        onUndone={() => setSaved(undefined)}
        onLeave={leave}
      >
        {offer.isShown && (
          <WaitlistCard email={user.email} onClose={offer.hide} onViewLists={leave} />
        )}
      </ListSaved>
    ),
    dialogs: user && (
      <SaveListDialog open={isNaming} onOpenChange={setNaming} user={user} onSaved={onSaved} />
    ),
    reset: () => setSaved(undefined),
  }
}
