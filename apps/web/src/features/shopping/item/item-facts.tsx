import { type ListItem, maxItemQuantity } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import type { LineTotal } from '@aisleway/core/shopping/line-cents'
import { expectedPounds } from '@aisleway/core/shopping/weighed-item'
import { useState } from 'react'
import type { Draft } from '../../../api/device-records/draft.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { messages } from '../messages.ts'
import type { TripChanges } from '../trip/trip-changes.ts'
import { PriceForm } from './price-form.tsx'
import type { TypedAtShelf } from './shelf-draft.ts'
import { WeightForm } from './weight-form.tsx'

type Props = {
  item: ListItem
  draft: Draft<TypedAtShelf>
  /** The store's price, also if a shopper typed another one or weighed it. */
  storeCents: number | undefined
  changes: TripChanges
  onDone: () => void
}

/** Edits the quantity and the price of an item. */
export function ItemFacts({ item, draft, storeCents, changes, onDone }: Props) {
  const { name, quantity, priceCents, originalPriceCents, weightQuantity, isPriceEdited } = item
  const estimatedCents = isPriceEdited ? storeCents : priceCents
  const expected = expectedPounds(weightQuantity, quantity)
  const [found] = useState(() => draft.read() ?? {})
  const keep = (typed: TypedAtShelf) => draft.keep({ ...draft.read(), ...typed })
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
          priceCents={estimatedCents}
          expected={expected}
          quantity={quantity}
          draft={found.weight}
          onType={weight => keep({ weight })}
          onSave={weighed => save(weighed.priceCents, weighed.lineTotal)}
        />
      )}
      <PriceForm
        priceCents={priceCents}
        isOfList={!isPriceEdited}
        draft={found.price}
        onType={price => keep({ price })}
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
