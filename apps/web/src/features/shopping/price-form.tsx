import { centsFromDollars, formatCents } from '@aisleway/core/money'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'

type Props = { priceCents: number | null; onSave: (priceCents: number) => void }

/** The price as the shelf says it: the trip counts it (spec 2 §2, "it was $2.99"). */
export function PriceForm({ priceCents, onSave }: Props) {
  const [text, setText] = useState(priceCents === null ? '' : (priceCents / 100).toFixed(2))
  const [isWrong, setWrong] = useState(false)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const cents = centsIn(text)
    if (cents === undefined) setWrong(true)
    else onSave(cents)
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
          setWrong(false)
        }}
        error={isWrong && messages.priceWrong}
        hint={priceCents !== null && messages.priceHint(formatCents(priceCents))}
        className="grow"
      />
      <Button type="submit" variant="tint" className="mt-7.5">
        {messages.savePrice}
      </Button>
    </form>
  )
}

/** The most the list takes. */
const maxDollars = 99_999

/** "2.99", "$2.99", "3" and "2,99"; undefined for what is no price. */
function centsIn(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return undefined
  const dollars = Number(plain)
  return dollars > maxDollars ? undefined : centsFromDollars(dollars)
}
