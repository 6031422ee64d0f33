import type { Product } from '@aisleway/core/catalogue/product'
import { maxListName } from '@aisleway/core/lists/list'
import { maxItemQuantity, type NewListItem } from '@aisleway/core/lists/list-item'
import { packagesFor } from '@aisleway/core/lists/packages-for'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { useCloseOnBack } from '../../../ui/overlays/use-close-on-back.ts'
import { newListName } from '../new-list-name.ts'
import { freeTextItem, newItem } from '../replica/new-item.ts'
import { messages as naming } from '../save/messages.ts'
import type { MatchedItem } from './match-items.ts'
import { MatchRow } from './match-row.tsx'
import { messages } from './messages.ts'

type Props = {
  userId: string
  matched: readonly MatchedItem[]
  /** The lines of which none is wanted. */
  leftOut: readonly string[]
  isSaving: boolean
  onBack: () => void
  onSave: (name: string, items: NewListItem[]) => void
}

/** Shows what the list will contain, and lets the shopper change any of it. */
export function ReviewForm({ userId, matched, leftOut, isSaving, onBack, onSave }: Props) {
  useCloseOnBack(true, onBack)
  const [name, setName] = useState('')
  const [choices, setChoices] = useState(() =>
    matched.map(({ candidates, isGuess }) => (isGuess ? null : (candidates[0] ?? null))),
  )
  /** The previous choice for each item. */
  const [before, setBefore] = useState<ReadonlyMap<number, Product | null>>(new Map())
  const missing = matched.filter(({ candidates, isGuess }) => isGuess || !candidates[0]).length
  const choose = (index: number, product: Product | null) => {
    setBefore(new Map(before).set(index, choices[index] ?? null))
    setChoices(choices.with(index, product))
  }
  const undo = (index: number, product: Product | null) => {
    setBefore(new Map([...before].filter(([other]) => other !== index)))
    setChoices(choices.with(index, product))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(newListName(name), itemsFrom(matched, choices, userId))
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={messages.nameLabel}
        placeholder={messages.namePlaceholder}
        hint={naming.nameHint(newListName())}
        value={name}
        maxLength={maxListName}
        autoComplete="off"
        onChange={event => setName(event.target.value)}
      />
      <p role="status" className="mt-4 font-bold">
        {messages.foundCount(matched.length - missing, matched.length)}
      </p>
      {missing > 0 && <p className="text-ink2">{messages.freeText(missing)}</p>}
      {leftOut.length > 0 && (
        <p className="line-clamp-3 text-ink2 [overflow-wrap:anywhere]">
          {messages.leftOut(leftOut)}
        </p>
      )}
      <ul className="-mx-2 mt-2 max-h-[50dvh] overflow-y-auto px-2">
        {matched.map((item, index) => {
          const earlier = before.get(index)
          return (
            <MatchRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
              key={index}
              item={item}
              chosen={choices[index] ?? null}
              onChoose={product => choose(index, product)}
              onUndo={earlier === undefined ? undefined : () => undo(index, earlier)}
            />
          )
        })}
      </ul>
      <DialogActions>
        <Button variant="sunken" onClick={onBack}>
          {messages.back}
        </Button>
        <Button type="submit" busy={isSaving} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Lines matched to the same product become one item of the list. */
function itemsFrom(
  matched: readonly MatchedItem[],
  choices: readonly (Product | null)[],
  userId: string,
): NewListItem[] {
  const byProduct = new Map<string, NewListItem>()
  return matched.flatMap((item, index) => {
    const product = choices[index]
    if (!product) return freeTextItem(item.text, item.quantity, userId)
    const quantity = packagesFor(product, item.amount)
    const known = byProduct.get(product.id)
    if (known) {
      known.quantity = Math.min(known.quantity + quantity, maxItemQuantity)
      return []
    }
    const added = newItem(product, quantity, userId)
    byProduct.set(product.id, added)
    return added
  })
}
