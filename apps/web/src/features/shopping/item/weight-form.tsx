import { formatCents } from '@aisleway/core/money'
import { type WeighedPrice, weighedPrice } from '@aisleway/core/shopping/weighed-item'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from '../messages.ts'
import { maxPounds, typedPounds } from './typed-weight.ts'

type Props = {
  /** The list's estimate: each costs this price if all weigh this many pounds. */
  priceCents: number
  expected: number
  quantity: number
  /** The text that was typed before, if it was not saved. */
  draft?: string | undefined
  onType: (text: string) => void
  onSave: (price: WeighedPrice) => void
}

/** Takes the weight from the scale for something sold by weight, and calculates its price. */
export function WeightForm({ priceCents, expected, quantity, draft = '', onType, onSave }: Props) {
  const [text, setText] = useState(draft)
  const [isRefused, setRefused] = useState(false)
  const pounds = typedPounds(text)
  const price =
    pounds === undefined ? undefined : weighedPrice({ priceCents, expected, quantity }, pounds)

  const save = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!price)
    if (price) onSave(price)
  }
  return (
    <form
      noValidate
      onSubmit={save}
      className="flex items-start gap-2 large-text:flex-col large-text:items-stretch"
    >
      <TextField
        label={messages.scaleWeight}
        suffix="lb"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={event => {
          setText(event.target.value)
          onType(event.target.value)
          setRefused(false)
        }}
        error={isRefused && messages.weightRefused(maxPounds)}
        hint={
          price
            ? messages.weighs(formatCents(price.lineTotal.cents))
            : messages.weightHint(expected)
        }
        className="grow"
      />
      <Button type="submit" variant="tint" className="mt-7.5 large-text:mt-0">
        {messages.saveWeight}
      </Button>
    </form>
  )
}
