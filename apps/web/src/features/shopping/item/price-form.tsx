import { centsFromDollars, formatCents } from '@aisleway/core/money'
import type { NumberLimits } from '@aisleway/core/number-problem'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { numberError } from '../../catalogue/number-error.ts'
import { messages } from '../messages.ts'

type Props = { priceCents: number | null; onSave: (priceCents: number) => void }

/** Takes the price on the shelf, which the trip then counts (spec 2 §2, "it was $2.99"). */
export function PriceForm({ priceCents, onSave }: Props) {
  const [text, setText] = useState(priceCents === null ? '' : (priceCents / 100).toFixed(2))
  const [error, setError] = useState<string>()

  const save = (event: FormEvent) => {
    event.preventDefault()
    const dollars = plainDollars(text)
    const found = numberError(dollars, priceLimits)
    setError(found)
    if (!found) onSave(centsFromDollars(Number(dollars)))
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

/** The prices that a list accepts. */
const priceLimits: NumberLimits = { min: 0, max: 99_999, decimals: 2, isRequired: true }

/** Reads "$2.99", "2,99" and "2.99" as "2.99". */
function plainDollars(text: string): string {
  return text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
}
