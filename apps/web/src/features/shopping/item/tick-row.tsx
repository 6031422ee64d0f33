import { isOnSale, nameWithoutSize } from '@aisleway/core/catalogue/product'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import { lineCents } from '@aisleway/core/shopping/line-cents'
import { rowAmount } from '@aisleway/core/shopping/row-amount'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/DotsThreeVertical'
import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TickMark } from '../../../ui/controls/tick-mark.tsx'
import { useSwipe } from '../../../ui/controls/use-swipe.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { sameProps } from '../../../ui/scheduling/same-props.ts'
import { useOptimisticValue } from '../../../ui/scheduling/use-optimistic-value.ts'
import { ProductBackdrop } from '../../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../../catalogue/product/product-picture.tsx'
import { itemLanguage } from '../../catalogue/written-language.ts'
import { messages as swaps } from '../../trips/swap-messages.ts'
import { messages } from '../messages.ts'

type Props = {
  item: ListItem
  department: string
  /** Who ticked it, on a shared list. */
  checkedBy: string | undefined
  /** True in a department taken by another shopper. */
  isOthers: boolean
  /** Undefined for viewers, who cannot tick items. */
  actions: RowActions | undefined
}

export type RowActions = {
  /** Resolves to false if the tick could not be stored. */
  onTick: (item: ListItem, isChecked: boolean) => Promise<boolean>
  onChange: (item: ListItem) => void
}

/** The whole row is the control. A ticked row is smaller and less prominent. */
export const TickRow = memo(function TickRow({
  item,
  department,
  checkedBy,
  isOthers,
  actions,
}: Props) {
  const { id, name, quantity, weightQuantity, note, insteadOf, isElsewhere } = item
  const [isChecked, choose] = useOptimisticValue(item.isChecked)
  const swipe = useSwipe(() => actions?.onChange(item))
  return (
    <li
      {...(actions && swipe)}
      data-swipe={messages.cannotFind}
      className={classNames(
        'swipe-row @container group relative flex items-center gap-2.5 rounded-control pl-2.5 large-text:flex-wrap large-text:py-2 transition-[min-height,background-color] duration-200 has-[[role=checkbox]:focus-visible]:outline-focus has-[[role=checkbox]:focus-visible]:outline-ink',
        !actions && 'pr-3.5',
        isChecked ? 'min-h-14' : 'min-h-17',
        !isChecked && !isOthers && 'bg-surface',
      )}
    >
      {actions && (
        // biome-ignore lint/a11y/useSemanticElements: a button answers to Enter as well as to Space.
        <button
          type="button"
          role="checkbox"
          aria-checked={isChecked}
          aria-label={name}
          aria-describedby={classNames(note && `${id}-note`, checkedBy && `${id}-by`) || undefined}
          onClick={() => choose(!isChecked, () => actions.onTick(item, !isChecked))}
          className="absolute inset-0 rounded-control outline-none"
        />
      )}
      <span className="pointer-events-none relative shrink-0">
        <TickMark ticked={isChecked} {...(!actions && { className: 'border-dashed' })} />
        {checkedBy && (
          <Avatar
            name={checkedBy}
            className="-right-2 -bottom-1 absolute size-5.5! border-2 border-canvas bg-ink! text-[0.5625rem] text-surface!"
          />
        )}
      </span>
      <ProductBackdrop
        department={department}
        className={classNames(
          'pointer-events-none @max-[20rem]:hidden',
          isChecked && 'size-11! opacity-55',
        )}
      >
        <ProductPicture product={item} className="h-[85%] w-[85%] object-contain object-bottom" />
      </ProductBackdrop>
      <div className="pointer-events-none relative min-w-0 grow py-1.5 large-text:basis-0">
        <p
          className={classNames(
            'line-clamp-3 font-row text-row [overflow-wrap:anywhere]',
            isChecked && 'text-ink2 line-through',
            isElsewhere && 'text-ink2',
          )}
        >
          <span lang={itemLanguage(item)}>{nameWithoutSize(item)}</span>
          {!actions && isChecked && <VisuallyHidden> ({messages.ticked})</VisuallyHidden>}
          {checkedBy && (
            <VisuallyHidden id={`${id}-by`}> {messages.checkedBy(checkedBy)}</VisuallyHidden>
          )}
        </p>
        <p
          className={classNames(
            'text-ink2 text-meta',
            insteadOf ? 'line-clamp-2 [overflow-wrap:anywhere]' : 'truncate',
          )}
        >
          {[rowAmount(quantity, weightQuantity), insteadOf && swaps.insteadOf(insteadOf.name)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {item.isRetired && (
          <p className="font-semibold text-danger text-meta">{messages.noLongerSold}</p>
        )}
        {isElsewhere && <Badge tone="quiet">{messages.elsewhereBadge}</Badge>}
        {note && (
          <p id={`${id}-note`} className="font-semibold text-meta [overflow-wrap:anywhere]">
            {note}
          </p>
        )}
      </div>
      <RowPrice item={item} isChecked={isChecked} />
      {actions && (
        <IconButton
          label={messages.edit(name)}
          icon={<DotsThreeVerticalIcon />}
          onClick={() => actions.onChange(item)}
          className="-ml-3 relative self-stretch text-ink2! [height:auto]!"
        />
      )}
    </li>
  )
}, sameProps)

/** The price of the whole line. */
function RowPrice({ item, isChecked }: { item: ListItem; isChecked: boolean }) {
  const { priceCents, originalPriceCents } = item
  if (priceCents === null) return null
  const cents = lineCents(item)
  return (
    <span className="pointer-events-none relative shrink-0 text-right large-text:order-last large-text:w-full large-text:pr-3.5">
      {isChecked ? (
        <span className="text-ink2 text-name">{formatCents(cents)}</span>
      ) : (
        <Price cents={cents} size="ticket" sale={isOnSale({ priceCents, originalPriceCents })} />
      )}
    </span>
  )
}
