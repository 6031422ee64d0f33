import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { packagesFor } from '@aisleway/core/lists/packages-for'
import { formatCents } from '@aisleway/core/money'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import type { MatchedItem } from './match-items.ts'
import { messages } from './messages.ts'

type Props = {
  item: MatchedItem
  /** The chosen product; null keeps the text as written. */
  chosen: Product | null
  onChoose: (product: Product | null) => void
  /** Undoes the last choice; undefined if nothing was chosen by hand. */
  onUndo: (() => void) | undefined
}

/** What an item of the note becomes. The shopper may choose another product, or keep the text as written. */
export function MatchRow({ item, chosen, onChoose, onUndo }: Props) {
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const change = useRef<HTMLButtonElement>(null)
  const { candidates, text, quantity } = item
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <div className="flex min-h-14 items-center gap-3">
        {chosen && <ProductThumb product={chosen} />}
        <div className="min-w-0 grow">
          <p className="font-semibold leading-tight [overflow-wrap:anywhere]">
            {chosen ? nameWithoutSize(chosen) : text}
          </p>
          <p className="text-ink2 text-meta [overflow-wrap:anywhere]">
            {chosen ? priceOf(chosen, item) : messages.quantity(quantity)} ·{' '}
            {chosen ? messages.written(writtenIn(item)) : messages.asWritten(candidates[0]?.name)}
          </p>
        </div>
        {candidates.length > 0 && (
          <div className="-mr-2 flex shrink-0 flex-wrap justify-end max-sm:flex-col">
            {onUndo && (
              <Button
                variant="ghost"
                size="compact"
                aria-label={messages.ofItem(messages.undo, text)}
                onClick={() => {
                  // The button is about to unmount, so move the focus away from it.
                  change.current?.focus()
                  onUndo()
                }}
                className="px-2! text-meta!"
              >
                {messages.undo}
              </Button>
            )}
            <Button
              ref={change}
              variant="ghost"
              size="compact"
              aria-label={messages.ofItem(messages.change, text)}
              aria-expanded={isOpen}
              aria-controls={choicesId}
              onClick={() => setOpen(!isOpen)}
              className="px-2! text-meta!"
            >
              {messages.change}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <fieldset id={choicesId} className="mt-1 rounded-control bg-sunken p-1.5">
          <legend className="sr-only">{messages.choicesFor(text)}</legend>
          {candidates.map(product => (
            <Choice
              key={product.id}
              name={choicesId}
              title={nameWithoutSize(product)}
              details={priceOf(product, item)}
              checked={chosen?.id === product.id}
              onChoose={() => onChoose(product)}
            />
          ))}
          <Choice
            name={choicesId}
            title={messages.keepText}
            details={messages.quoted(writtenIn(item))}
            checked={chosen === null}
            onChoose={() => onChoose(null)}
          />
        </fieldset>
      )}
    </li>
  )
}

type ChoiceProps = {
  name: string
  title: string
  details: string
  checked: boolean
  onChoose: () => void
}

function Choice({ name, title, details, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-surface has-checked:bg-surface has-focus-visible:outline-focus has-focus-visible:outline-ink">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-leaf outline-none"
      />
      <span className="min-w-0">
        <span className="block font-semibold leading-tight">{title}</span>
        <span className="block text-ink2 text-meta">{details}</span>
      </span>
    </label>
  )
}

/** "6 ct · 3 × $1.49 = $4.47" */
function priceOf(product: Product, { amount }: MatchedItem): string {
  const count = packagesFor(product, amount)
  const each = formatCents(product.priceCents)
  const price =
    count === 1 ? each : messages.packages(count, each, formatCents(product.priceCents * count))
  return [product.weightQuantity, price].filter(Boolean).join(' · ')
}

function writtenIn({ text, quantity }: MatchedItem): string {
  return quantity > 1 ? `${quantity} ${text}` : text
}
