import type { Product } from '@aisleway/core/catalogue/product'
import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'
import type { Offer } from './offered-products.tsx'
import { ProductOrWords } from './product-or-words.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onProduct: (product: Product) => void
  onWords: (words: string) => void
}

/** Adds something seen in the aisle: a product of the store, or free text. */
export default function AddItemDialog({ open, onOpenChange, onProduct, onWords }: Props) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.addTitle}
      closeLabel={messages.close}
      isTall
    >
      <ProductOrWords
        autoFocus
        offer={toAdd}
        onPickProduct={product => {
          onProduct(product)
          close()
        }}
        onPickWords={words => {
          onWords(words)
          close()
        }}
      >
        <p className="text-ink2">{messages.addHint}</p>
      </ProductOrWords>
    </Dialog>
  )
}

const toAdd: Offer = {
  icon: <PlusIcon />,
  labelOfWords: messages.addText,
  departmentOfWords: guessDepartment,
  labelOf: product => messages.addProduct(product.name),
  detailsOf: product => labels.department(product.department),
}
