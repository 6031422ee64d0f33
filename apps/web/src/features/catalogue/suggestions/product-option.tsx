import { maxQuantity } from '@aisleway/core/cart/cart'
import { isOnSale, nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import type { TextPart } from '@aisleway/core/text/marked-text'
import { MinusIcon } from '@phosphor-icons/react/Minus'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { memo, type RefObject } from 'react'
import { MarkedText } from '../../../ui/display/marked-text.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { Option, OptionAction, OptionRow } from '../../../ui/fields/option-list.tsx'
import { useLatest } from '../../../ui/scheduling/use-latest.ts'
import { wantedSize } from '../guess/wanted-product.ts'
import { unitPriceText } from '../product/product-price.tsx'
import { ProductThumb } from '../product/product-thumb.tsx'
import { storeLanguage } from '../written-language.ts'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'

type Props = {
  product: Product
  /** How many of it are added at first. */
  wanted?: number
  /** Its name with what was found marked. */
  name?: TextPart[]
  target: AddTarget
  onOpen: (product: Product) => void
  onAdded: (product: Product) => void
}

/** A product that opens its details, beside buttons that put it into the cart or on the list. */
export function ProductOption({ target, onOpen, onAdded, wanted = 1, ...shown }: Props) {
  return (
    <Row
      {...shown}
      wanted={wanted}
      quantity={target.quantityOf(shown.product.id)}
      listName={target.listName}
      actions={useLatest({ setQuantity: target.setQuantity, onOpen, onAdded })}
    />
  )
}

type RowProps = Pick<Props, 'product' | 'name'> & {
  wanted: number
  quantity: number
  listName: string | null
  actions: RefObject<Pick<AddTarget, 'setQuantity'> & Pick<Props, 'onOpen' | 'onAdded'>>
}

/** Rerenders only if what it shows has changed, as each typed letter rerenders its surroundings. */
const Row = memo(function Row({ product, name, wanted, quantity, listName, actions }: RowProps) {
  const added = quantity > 0 ? 1 : wanted
  const facts = [wantedSize(product, added), unitPriceText(product)].filter(Boolean)
  const RemoveIcon = quantity === 1 ? TrashIcon : MinusIcon
  return (
    <OptionRow subject={product.id}>
      <Option
        onChoose={() => actions.current.onOpen(product)}
        className="min-h-15 min-w-0 grow large-text:flex-wrap large-text:[&>.shelf]:hidden"
      >
        <ProductThumb product={product} />
        <span className="min-w-0 grow large-text:basis-full">
          <span
            lang={storeLanguage}
            className="line-clamp-2 mobile:line-clamp-3 font-semibold leading-tight [overflow-wrap:anywhere]"
          >
            {name ? <MarkedText parts={name} /> : nameWithoutSize(product)}
          </span>
          <span className="block truncate mobile:whitespace-normal text-ink2 text-meta">
            {facts.join(' · ')}
          </span>
        </span>
        <Price cents={product.priceCents * added} size="ticket" sale={isOnSale(product)} />
      </Option>
      {quantity > 0 && (
        <>
          <OptionAction
            label={quantity === 1 ? messages.remove(product.name) : messages.oneLess(product.name)}
            icon={<RemoveIcon />}
            onChoose={() => actions.current.setQuantity(product, quantity - 1)}
          />
          <span className="min-w-5 text-center font-bold">{quantity}</span>
        </>
      )}
      <OptionAction
        main
        label={
          quantity > 0
            ? messages.oneMore(product.name)
            : messages.add(wanted, product.name, listName)
        }
        icon={<PlusIcon />}
        onChoose={() => {
          const { setQuantity, onAdded } = actions.current
          if (quantity < maxQuantity) setQuantity(product, quantity + added)
          onAdded(product)
        }}
      />
    </OptionRow>
  )
})
