import { type Department, departments } from '@aisleway/core/catalogue/departments'
import { likelyDepartment } from '@aisleway/core/lists/guess-department'
import { type ListItem, maxItemName, maxItemNote } from '@aisleway/core/lists/list-item'
import { changedFields } from '@aisleway/core/plan/changed-fields'
import { visibleText } from '@aisleway/core/text/visible-text'
import { ArrowDownIcon } from '@phosphor-icons/react/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/ArrowUp'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { FolderSimpleIcon } from '@phosphor-icons/react/FolderSimple'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '../../../../api/device-records/draft.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx'
import { messages as labels } from '../../../catalogue/label-messages.ts'
import type { ListChanges } from '../../changes/list-changes.ts'
import { PriceField } from '../../changes/price-field.tsx'
import { priceText } from '../../changes/typed-price.ts'
import { useTypedPrice } from '../../changes/use-typed-price.ts'
import { messages } from '../messages.ts'
import type { TypedItem } from './item-draft.ts'

type Props = {
  item: ListItem
  /** Keeps what is typed until it is saved. */
  draft: Draft<TypedItem>
  changes: ListChanges
  position: number
  last: number
  onMove: (itemId: string, to: number) => void
  onSend: (item: ListItem, isMove: boolean) => void
  onDone: () => void
}

/** A product's name and department are fixed; those of free text are the shopper's. */
export function ItemForm({ item, draft, changes, position, last, onMove, onSend, onDone }: Props) {
  const isWords = item.productId === null
  // Only what was changed in this form is saved; others may change the rest while it is open.
  const [before] = useState(() => ({
    name: item.name,
    note: item.note,
    priceCents: isWords || item.isPriceEdited ? item.priceCents : null,
    department: likelyDepartment(item),
  }))
  const [found] = useState(draft.read)
  const [name, setName] = useState(found?.name ?? before.name)
  const [note, setNote] = useState(found?.note ?? before.note)
  const price = useTypedPrice(before.priceCents, { isRequired: false }, found?.price)
  const [department, setDepartment] = useState<string>(found?.department ?? before.department)

  const typed = changedFields(
    { ...before, price: priceText(before.priceCents) },
    { name, note, price: price.field.value, department },
  )
  const typedText = JSON.stringify(typed)
  const keepDraft = useEffectEvent((text: string) =>
    text === '{}' ? draft.forget() : draft.keep(typed),
  )
  useEffect(() => keepDraft(typedText), [typedText])

  /** Returns false, and says why, if the price cannot be read. */
  const save = (): boolean => {
    const cents = price.read()
    if (cents === undefined) return false
    const wanted = visibleText(name)
    if (wanted && wanted !== before.name) changes.rename(item, wanted)
    if (note.trim() !== before.note) changes.setNote(item, note.trim())
    if (department !== before.department) changes.setDepartment(item, department as Department)
    if (cents !== before.priceCents) changes.setPrice(item, cents)
    draft.forget()
    return true
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (save()) onDone()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {isWords && (
        <TextField
          label={messages.name}
          value={name}
          maxLength={maxItemName}
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
      )}
      <TextField
        label={messages.note}
        placeholder={messages.notePlaceholder}
        value={note}
        maxLength={maxItemNote}
        autoComplete="off"
        enterKeyHint="done"
        onChange={event => setNote(event.target.value)}
      />
      <PriceField {...price.field} label={messages.price} hint={!isWords && messages.priceHint} />
      {isWords && (
        <div className="flex flex-col gap-2">
          <span aria-hidden className="font-bold">
            {messages.department}
          </span>
          <Select
            label={messages.department}
            labelHidden
            options={departmentOptions}
            value={department as Department}
            onValueChange={setDepartment}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        <ItemAction
          icon={<ArrowUpIcon />}
          disabled={position === 0}
          onClick={() => onMove(item.id, position - 1)}
        >
          {messages.moveUp}
        </ItemAction>
        <ItemAction
          icon={<ArrowDownIcon />}
          disabled={position === last}
          onClick={() => onMove(item.id, position + 1)}
        >
          {messages.moveDown}
        </ItemAction>
        <ItemAction icon={<FolderSimpleIcon />} onClick={() => save() && onSend(item, true)}>
          {messages.moveToList}
        </ItemAction>
        <ItemAction icon={<CopyIcon />} onClick={() => save() && onSend(item, false)}>
          {messages.copyToList}
        </ItemAction>
      </div>
      <DialogActions>
        <Button
          variant="sunken"
          icon={<TrashIcon />}
          onClick={() => {
            onDone()
            changes.remove(item)
          }}
        >
          {messages.removeFromList}
        </Button>
        <Button type="submit">{messages.save}</Button>
      </DialogActions>
    </form>
  )
}

type ActionProps = { icon: ReactNode; disabled?: boolean; onClick: () => void; children: string }

function ItemAction(props: ActionProps) {
  return <Button variant="outline" size="compact" className="px-2! text-name!" {...props} />
}

const departmentOptions = departments
  .map(value => ({ value, label: labels.department(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))
