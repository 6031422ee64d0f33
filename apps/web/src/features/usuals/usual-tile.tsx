import { isOnSale, nameWithoutSize } from '@aisleway/core/catalogue/product'
import { daysBetween } from '@aisleway/core/days'
import type { UsualProduct } from '@aisleway/core/usuals/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ProductBackdrop } from '../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../catalogue/product/product-picture.tsx'
import { storeLanguage } from '../catalogue/written-language.ts'
import { messages } from './messages.ts'

type Props = UsualProduct & { today: string; action: ReactNode; onOpen: () => void }

/**
 * Something the shopper buys regularly: how often, and when last. The whole tile opens the
 * product's details.
 */
export function UsualTile({ product, usual, today, action, onOpen }: Props) {
  const { everyDays, timesBought, lastBought, isDue } = usual
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface">
      <ProductBackdrop department={product.department} className="h-22! w-full! rounded-none!">
        <ProductPicture product={product} className="h-18 w-18 object-contain object-bottom" />
        {isDue && (
          <Badge tone="yellow" className="absolute top-2 left-2">
            {messages.due}
          </Badge>
        )}
      </ProductBackdrop>
      <div className="flex grow flex-col gap-1 p-2.5">
        <h3 lang={storeLanguage} className="line-clamp-2 font-bold leading-tight">
          <button type="button" onClick={onOpen} className="text-left covers-card">
            {nameWithoutSize(product)}
          </button>
        </h3>
        <div className="text-ink2 text-meta leading-snug">
          <p>{everyDays === null ? messages.times(timesBought) : messages.interval(everyDays)}</p>
          <p>{messages.last(daysBetween(lastBought, today))}</p>
        </div>
        <div className="mt-auto pt-1">
          <Price cents={product.priceCents} size="ticket" sale={isOnSale(product)} />
        </div>
      </div>
      <div className="relative p-2.5 pt-0">{action}</div>
    </article>
  )
}
