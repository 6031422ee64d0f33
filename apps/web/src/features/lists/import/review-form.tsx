import { listName, maxListName } from '@aisleway/core/lists/list'
import { formatCents } from '@aisleway/core/money'
import { type FormEvent, useState } from 'react'
import { api } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { refreshLists } from '../list-queries.ts'
import { freeTextItem, newItem } from '../new-item.ts'
import { useListAction } from '../use-list-action.ts'
import type { MatchedItem } from './match-items.ts'
import { messages } from './messages.ts'

type Props = {
  userId: string
  matched: readonly MatchedItem[]
  onBack: () => void
  onSaved: () => void
}

/** What the list will hold; of every product one may say that it is another thing. */
export function ReviewForm({ userId, matched, onBack, onSaved }: Props) {
  // One id for this review: however often it is sent, it is one list.
  const [listId] = useState(newId)
  const [name, setName] = useState('')
  const [keptAsText, setKeptAsText] = useState<ReadonlySet<number>>(
    () => new Set(matched.flatMap(({ isGuess }, index) => (isGuess ? [index] : []))),
  )
  const missing = matched.filter(({ product, isGuess }) => product === null || isGuess).length
  const save = useListAction({
    name: 'import',
    send: () =>
      api.lists.create({
        id: listId,
        name: listName(name, new Date().toLocaleDateString()),
        from: matched.map(({ text, quantity, product }, index) =>
          product && !keptAsText.has(index)
            ? newItem(product, quantity, userId)
            : freeTextItem(text, quantity, userId),
        ),
      }),
    onDone: async () => {
      await refreshLists()
      toast.show(messages.saved)
      onSaved()
    },
    failed: messages.saveFailed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.run()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={messages.nameLabel}
        placeholder={messages.namePlaceholder}
        value={name}
        maxLength={maxListName}
        autoComplete="off"
        onChange={event => setName(event.target.value)}
      />
      <p role="status" className="mt-4 font-bold">
        {messages.foundCount(matched.length - missing, matched.length)}
      </p>
      {missing > 0 && <p className="text-ink2">{messages.freeText(missing)}</p>}
      <ul className="-mx-2 mt-2 max-h-72 overflow-y-auto px-2">
        {matched.map((item, index) => (
          <ItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
            key={index}
            item={item}
            isText={item.product === null || keptAsText.has(index)}
            onToggle={() => setKeptAsText(kept => toggled(kept, index))}
          />
        ))}
      </ul>
      <DialogActions>
        <Button variant="sunken" onClick={onBack}>
          {messages.back}
        </Button>
        <Button type="submit" busy={save.isPending} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </DialogActions>
    </form>
  )
}

function toggled(kept: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const others = [...kept].filter(other => other !== index)
  return new Set(kept.has(index) ? others : [...others, index])
}

type RowProps = { item: MatchedItem; isText: boolean; onToggle: () => void }

function ItemRow({ item: { text, quantity, product }, isText, onToggle }: RowProps) {
  const label = isText ? messages.useProduct : messages.keepText
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b py-1.5 last:border-b-0">
      <div className="min-w-0 grow">
        <p className="font-semibold leading-tight">{isText ? text : product?.name}</p>
        <p className="text-ink2 text-meta">
          {messages.quantity(quantity)} ·{' '}
          {isText || !product
            ? messages.asWritten(product?.name)
            : `${formatCents(product.priceCents * quantity)} · ${messages.written(text)}`}
        </p>
      </div>
      {product && (
        <Button
          variant="ghost"
          size="compact"
          aria-label={messages.ofItem(label, text)}
          onClick={onToggle}
          className="-mr-2 px-2! text-meta!"
        >
          {label}
        </Button>
      )}
    </li>
  )
}
