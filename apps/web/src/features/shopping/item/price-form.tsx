import { formatCents } from '@aisleway/core/money'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { PriceField } from '../../lists/changes/price-field.tsx'
import { priceText } from '../../lists/changes/typed-price.ts'
import { useTypedPrice } from '../../lists/changes/use-typed-price.ts'
import { messages } from '../messages.ts'

type Props = {
  priceCents: number | null
  /** Whether nobody has entered it, so that it comes from the list. */
  isOfList: boolean
  /** The text that was typed before, if it was not saved. */
  draft?: string | undefined
  onType: (text: string) => void
  onSave: (priceCents: number) => void
}

/** Accepts the price on the shelf, which then counts for the trip (spec 2 §2, "it was $2.99"). */
export function PriceForm({ priceCents, isOfList, draft, onType, onSave }: Props) {
  const price = useTypedPrice(priceCents, { isRequired: true }, draft)
  const [before, setBefore] = useState(priceCents)
  if (priceCents !== before) {
    setBefore(priceCents)
    // Others may change the price meanwhile; what was typed stays.
    if (price.field.value === priceText(before)) price.field.onValueChange(priceText(priceCents))
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    const cents = price.read()
    if (typeof cents === 'number') onSave(cents)
  }
  return (
    <form
      noValidate
      onSubmit={save}
      className="flex items-start gap-2 large-text:flex-col large-text:items-stretch"
    >
      <PriceField
        {...price.field}
        onValueChange={text => {
          price.field.onValueChange(text)
          onType(text)
        }}
        label={messages.shelfPrice}
        hint={isOfList && priceCents !== null && messages.priceHint(formatCents(priceCents))}
        className="grow"
      />
      <Button type="submit" variant="tint" className="mt-7.5 large-text:mt-0">
        {messages.savePrice}
      </Button>
    </form>
  )
}
