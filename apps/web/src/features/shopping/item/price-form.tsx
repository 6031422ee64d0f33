import { formatCents } from '@aisleway/core/money'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { priceText, typedPrice } from '../../lists/changes/typed-price.ts'
import { messages } from '../messages.ts'

type Props = { priceCents: number | null; onSave: (priceCents: number) => void }

/** Takes the price on the shelf, which the trip then counts (spec 2 §2, "it was $2.99"). */
export function PriceForm({ priceCents, onSave }: Props) {
  const [text, setText] = useState(priceText(priceCents))
  const [error, setError] = useState<string>()

  const save = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedPrice(text, { isRequired: true })
    if ('error' in typed) setError(typed.error)
    else if (typed.cents !== null) onSave(typed.cents)
  }
  return (
    <form noValidate onSubmit={save} className="flex items-start gap-2">
      <TextField
        label={messages.shelfPrice}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onFocus={event => event.target.select()}
        onChange={event => {
          setText(event.target.value)
          setError(undefined)
        }}
        error={error}
        hint={priceCents !== null && messages.priceHint(formatCents(priceCents))}
        className="grow"
      />
      <Button type="submit" variant="tint" className="mt-7.5">
        {messages.savePrice}
      </Button>
    </form>
  )
}
