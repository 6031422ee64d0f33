import { type ListItem, maxItemQuantity } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { messages } from './messages.ts'
import { PriceForm } from './price-form.tsx'
import type { TripChanges } from './use-trip-changes.ts'

type Props = { item: ListItem | undefined; changes: TripChanges; onClose: () => void }

/** What the shelf says otherwise than the list: how many, at what price, or none at all. */
export function ItemDialog({ item, changes, onClose }: Props) {
  // While it closes, it shows what it showed.
  const [shown, setShown] = useState(item)
  if (item && item !== shown) setShown(item)
  if (!shown) return null
  const { name, quantity, priceCents } = shown
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={open => !open && onClose()}
      title={name}
      closeLabel={messages.close}
      actions={
        <Button
          variant="sunken"
          icon={<TrashIcon aria-hidden weight="bold" className="text-xl" />}
          onClick={() => {
            onClose()
            changes.remove(shown)
          }}
        >
          {messages.remove}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center justify-between gap-4">
          <span className="font-bold">{messages.quantity}</span>
          <Stepper
            tone="sunken"
            value={quantity}
            max={maxItemQuantity}
            label={messages.quantityOf(name)}
            increaseLabel={messages.oneMore(name)}
            decreaseLabel={messages.oneLess(name)}
            onIncrease={() => changes.setQuantity(shown, quantity + 1)}
            onDecrease={() => changes.setQuantity(shown, quantity - 1)}
          />
        </div>
        <PriceForm
          key={`${shown.id} ${priceCents}`}
          priceCents={priceCents}
          onSave={cents => {
            changes.setPrice(shown, cents)
            onClose()
          }}
        />
        {shown.originalPriceCents !== null && (
          <p className="text-ink2 text-meta">
            {messages.itWas(formatCents(shown.originalPriceCents))}
          </p>
        )}
      </div>
    </Dialog>
  )
}
