import { isOnSale, nameWithoutSize } from '@aisleway/core/catalogue/product'
import { type ListItem, maxItemQuantity } from '@aisleway/core/lists/list-item'
import { lineCents } from '@aisleway/core/shopping/line-cents'
import { rowAmount } from '@aisleway/core/shopping/row-amount'
import { PencilSimpleIcon } from '@phosphor-icons/react/PencilSimple'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { Stepper } from '../../../../ui/controls/stepper.tsx'
import { Price } from '../../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx'
import { ProductBackdrop } from '../../../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../../../catalogue/product/product-picture.tsx'
import { itemLanguage } from '../../../catalogue/written-language.ts'
import { messages } from '../messages.ts'

type Props = {
  item: ListItem
  department: string
  /** Shown before the picture: a handle or a checkbox. */
  lead: ReactNode
  isLifted: boolean
  style: CSSProperties | undefined
  /** Absent while items are selected, and for viewers. */
  onQuantity?: (item: ListItem, quantity: number) => void
  onOpen?: (item: ListItem) => void
}

/** One item with its quantity; on a phone the quantity and the price wrap to a second line. */
export function ItemRow({ item, department, lead, isLifted, style, onQuantity, onOpen }: Props) {
  const { name, quantity, weightQuantity, note, isChecked } = item
  return (
    <li
      style={style}
      className={classNames(
        'relative flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-control bg-surface py-2 pr-2',
        lead ? 'pl-0.5' : 'pl-3',
        isLifted && 'shadow-panel',
      )}
    >
      {lead}
      <ProductBackdrop department={department} className="smallest:hidden">
        <ProductPicture product={item} className="h-[85%] w-[85%] object-contain object-bottom" />
      </ProductBackdrop>
      <div
        className={classNames(
          'min-w-0 grow basis-40',
          onQuantity ? 'max-sm:basis-0' : 'max-sm:basis-[6rem]',
        )}
      >
        <p
          className={classNames(
            'line-clamp-3 print:line-clamp-none font-row text-row [overflow-wrap:anywhere]',
            isChecked && 'text-ink2 line-through',
          )}
        >
          <span lang={itemLanguage(item)}>{nameWithoutSize(item)}</span>
          {isChecked && <VisuallyHidden> ({messages.ticked})</VisuallyHidden>}
        </p>
        <p className="text-ink2 text-meta [overflow-wrap:anywhere]">
          {onQuantity ? weightQuantity : rowAmount(quantity, weightQuantity)}
        </p>
        {item.isRetired && (
          <p className="font-semibold text-danger text-meta">{messages.noLongerSold}</p>
        )}
        {note && <p className="font-semibold text-meta [overflow-wrap:anywhere]">{note}</p>}
      </div>
      <div
        className={classNames(
          'ml-auto flex flex-wrap items-center gap-x-3 sm:justify-end',
          onQuantity &&
            'max-sm:order-last max-sm:basis-full max-sm:justify-between max-sm:pl-14 smallest:pl-11',
        )}
      >
        {onQuantity && (
          <Stepper
            tone="sunken"
            value={quantity}
            max={maxItemQuantity}
            label={messages.quantityOf(name)}
            increaseLabel={messages.oneMore(name)}
            decreaseLabel={messages.oneLess(name)}
            onIncrease={() => onQuantity(item, quantity + 1)}
            onDecrease={() => onQuantity(item, quantity - 1)}
          />
        )}
        <RowPrice item={item} />
      </div>
      {onOpen && (
        <IconButton
          label={messages.edit(name)}
          icon={<PencilSimpleIcon />}
          onClick={() => onOpen(item)}
          className="text-ink2!"
        />
      )}
    </li>
  )
}

/** The price of the whole line. */
function RowPrice({ item }: Pick<Props, 'item'>) {
  const { priceCents, originalPriceCents, isPriceEdited } = item
  if (priceCents === null)
    return <span className="min-w-18 text-right text-ink2 text-meta">{messages.noPrice}</span>
  const sale = !isPriceEdited && isOnSale({ priceCents, originalPriceCents })
  return (
    <span className="ml-auto min-w-18 text-right">
      <Price cents={lineCents(item)} size="ticket" sale={sale} />
      {isPriceEdited && <span className="block text-ink2 text-meta">{messages.ownPrice}</span>}
    </span>
  )
}
