import { type ListItem, maxItemQuantity } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { messages } from '../messages.ts'
import type { TripChanges } from '../trip/trip-changes.ts'
import { PriceForm } from './price-form.tsx'

type Props = { item: ListItem; changes: TripChanges; onDone: () => void }

/** Edits the quantity and the price of an item. */
export function ItemFacts({ item, changes, onDone }: Props) {
  const { id, name, quantity, priceCents, originalPriceCents } = item
  return (
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
          onIncrease={() => changes.setQuantity(item, quantity + 1)}
          onDecrease={() => changes.setQuantity(item, quantity - 1)}
        />
      </div>
      <PriceForm
        key={`${id} ${priceCents}`}
        priceCents={priceCents}
        onSave={cents => {
          changes.setPrice(item, cents)
          onDone()
        }}
      />
      {originalPriceCents !== null && (
        <p className="text-ink2 text-meta">{messages.itWas(formatCents(originalPriceCents))}</p>
      )}
    </div>
  )
}
