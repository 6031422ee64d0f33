import type { ListItem } from '@aisleway/core/lists/list-item'
import { StorefrontIcon } from '@phosphor-icons/react/Storefront'
import { SwapIcon } from '@phosphor-icons/react/Swap'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAtOpening } from '../../../ui/scheduling/use-at-opening.ts'
import { useLastShown } from '../../../ui/scheduling/use-last-shown.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { TripChanges } from '../trip/trip-changes.ts'
import { ItemFacts } from './item-facts.tsx'
import { shelfDraft } from './shelf-draft.ts'
import { SwapItem } from './swap-item.tsx'

type Props = {
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  item: ListItem | undefined
  prices: ListOnDevice['prices']
  changes: TripChanges
}

/**
 * Changes an item to match the shelf: the quantity, the weight, the price. An item that is not there is
 * swapped, bought elsewhere or removed.
 */
export default function ItemDialog({ userId, open, onOpenChange, item, prices, changes }: Props) {
  const shown = useLastShown(item)
  const [isSwapping, setSwapping] = useState(false)
  useAtOpening(open, () => setSwapping(false))
  if (!shown) return null
  const draft = shelfDraft(userId, shown.id)
  const onClose = () => {
    draft.forget()
    onOpenChange(false)
  }
  const remove = () => {
    onClose()
    changes.remove(shown)
  }
  const moveElsewhere = () => {
    onClose()
    if (shown.isElsewhere) changes.buyHere(shown)
    else changes.buyElsewhere(shown)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={isSwapping ? messages.swapNamed(shown.name) : shown.name}
      closeLabel={messages.close}
      isTall={isSwapping}
      actions={
        !isSwapping && (
          <>
            <Button variant="sunken" icon={<StorefrontIcon />} onClick={moveElsewhere}>
              {shown.isElsewhere ? messages.buyHere : messages.buyElsewhere}
            </Button>
            <Button variant="sunken" icon={<TrashIcon />} onClick={remove}>
              {messages.remove}
            </Button>
            <Button variant="tint" icon={<SwapIcon />} onClick={() => setSwapping(true)}>
              {messages.swap}
            </Button>
          </>
        )
      }
    >
      {isSwapping ? (
        <SwapItem item={shown} changes={changes} onDone={onClose} />
      ) : (
        <ItemFacts
          key={shown.id}
          item={shown}
          draft={draft}
          storeCents={prices[shown.id]?.priceCents}
          changes={changes}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
