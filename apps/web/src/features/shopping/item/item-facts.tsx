import { type ListItem, maxItemQuantity } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import type { LineTotal } from '@aisleway/core/shopping/line-cents'
import { expectedPounds } from '@aisleway/core/shopping/weighed-item'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { messages } from '../messages.ts'
import type { TripChanges } from '../trip/trip-changes.ts'
import { PriceForm } from './price-form.tsx'
import { WeightForm } from './weight-form.tsx'

type Props = {
  item: ListItem
  /** The store's price, also if a shopper typed another one or weighed it. */
  storeCents: number | undefined
  changes: TripChanges
  onDone: () => void
}

/** Edits the quantity and the price of an item. */
export function ItemFacts({ item, storeCents, changes, onDone }: Props) {
  const { id, name, quantity, priceCents, originalPriceCents, weightQuantity, isPriceEdited } = item
  const estimatedCents = isPriceEdited ? storeCents : priceCents
  const expected = expectedPounds(weightQuantity, quantity)
  const save = (cents: number | null, lineTotal?: LineTotal) => {
    changes.setPrice(item, cents, lineTotal)
    onDone()
  }
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
      {expected !== null && typeof estimatedCents === 'number' && (
        <WeightForm
          key={`${id} weight`}
          priceCents={estimatedCents}
          expected={expected}
          quantity={quantity}
          onSave={weighed => save(weighed.priceCents, weighed.lineTotal)}
        />
      )}
      <PriceForm
        key={`${id} price`}
        priceCents={priceCents}
        isOfList={!isPriceEdited}
        onSave={save}
      />
      {isPriceEdited && item.productId !== null && (
        <Button
          variant="ghost"
          size="compact"
          className="self-start px-0!"
          onClick={() => save(null)}
        >
          {messages.listPrice}
        </Button>
      )}
      {originalPriceCents !== null && (
        <p className="text-ink2 text-meta">{messages.itWas(formatCents(originalPriceCents))}</p>
      )}
    </div>
  )
}
