import type { Product } from '@aisleway/core/catalogue/product'
import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { maxItemName } from '@aisleway/core/lists/list-item'
import { NotePencilIcon } from '@phosphor-icons/react/NotePencil'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { messages as labels } from '../catalogue/label-messages.ts'
import { AddRow } from './add-row.tsx'
import { FoundProducts } from './found-products.tsx'
import { messages } from './messages.ts'
import type { TripChanges } from './use-trip-changes.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; changes: TripChanges }

/** Something seen in the aisle: a product of the store, or one's own words. */
export function AddItemDialog({ open, onOpenChange, changes }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.addTitle}
      closeLabel={messages.close}
    >
      <AddItem changes={changes} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function AddItem({ changes, onDone }: { changes: TripChanges; onDone: () => void }) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const searched = useDeferredValue(wanted)

  const addText = () => {
    changes.addText(wanted)
    onDone()
  }
  const addProduct = (product: Product) => {
    changes.addProduct(product, 'aisle')
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted) addText()
  }
  return (
    <form onSubmit={onSubmit} className="flex min-h-[min(26rem,60dvh)] flex-col gap-3">
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        clearLabel={messages.clearSearch}
        maxLength={maxItemName}
        value={text}
        onValueChange={setText}
        autoFocus
      />
      {wanted ? (
        <ul className="flex flex-col gap-1">
          <AddRow
            label={messages.addText(wanted)}
            title={messages.addText(wanted)}
            details={messages.addTextTo(labels.department(guessDepartment(wanted)))}
            picture={
              <span className="grid size-13 shrink-0 place-items-center rounded-[10px] bg-tint text-[1.5rem] text-on-tint">
                <NotePencilIcon aria-hidden weight="bold" />
              </span>
            }
            onAdd={addText}
          />
          <FoundProducts query={searched} onAdd={addProduct} />
        </ul>
      ) : (
        <p className="text-ink2">{messages.addHint}</p>
      )}
    </form>
  )
}
