import { isOnSale, nameWithoutSize } from '@aisleway/core/catalogue/product'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/DotsThreeVertical'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Price } from '../../ui/price.tsx'
import { ShelfTile } from '../../ui/shelf-tile.tsx'
import { TickMark } from '../../ui/tick-mark.tsx'
import { ProductPicture } from '../catalogue/product-picture.tsx'
import { messages } from './messages.ts'

type Props = { item: ListItem; department: string; onTick: () => void; onChange: () => void }

/** The whole row ticks; ticked, it shrinks and steps back. */
export function TickRow({ item, department, onTick, onChange }: Props) {
  const { name, quantity, weightQuantity, isChecked } = item
  return (
    <li
      className={classNames(
        'group relative flex items-center gap-2.5 rounded-control pl-2.5 transition-[min-height,background-color] duration-200 has-[[role=checkbox]:focus-visible]:outline-3 has-[[role=checkbox]:focus-visible]:outline-ink',
        isChecked ? 'min-h-14' : 'min-h-17 bg-surface',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button answers to Enter as well as to Space. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isChecked}
        aria-label={name}
        onClick={onTick}
        className="absolute inset-0 rounded-control outline-none"
      />
      <TickMark ticked={isChecked} className="pointer-events-none relative" />
      <ShelfTile
        department={department}
        className={classNames('pointer-events-none', isChecked && 'size-11! opacity-55')}
      >
        <ProductPicture product={item} className="h-[85%] w-[85%] object-contain object-bottom" />
      </ShelfTile>
      <div className="pointer-events-none relative min-w-0 grow py-1.5">
        <p
          className={classNames(
            'line-clamp-2 font-row text-row [overflow-wrap:anywhere]',
            isChecked && 'text-ink2 line-through',
          )}
        >
          {nameWithoutSize(item)}
        </p>
        <p className="truncate text-ink2 text-meta">{messages.amount(quantity, weightQuantity)}</p>
      </div>
      <RowPrice item={item} />
      <IconButton
        label={messages.edit(name)}
        icon={<DotsThreeVerticalIcon aria-hidden weight="bold" />}
        onClick={onChange}
        className="-ml-3 relative self-stretch text-ink2! [height:auto]!"
      />
    </li>
  )
}

/** Of the whole line, as it goes into the basket. */
function RowPrice({ item }: { item: ListItem }) {
  const { priceCents, originalPriceCents, quantity, isChecked } = item
  if (priceCents === null) return null
  const cents = priceCents * quantity
  return (
    <span className="pointer-events-none relative shrink-0 text-right">
      {isChecked ? (
        <span className="text-ink2 text-name">{formatCents(cents)}</span>
      ) : (
        <Price cents={cents} size="ticket" sale={isOnSale({ priceCents, originalPriceCents })} />
      )}
    </span>
  )
}
