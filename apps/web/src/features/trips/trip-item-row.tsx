import { formatCents } from '@aisleway/core/money'
import { lineCents } from '@aisleway/core/shopping/line-cents'
import type { TripItem } from '@aisleway/core/trips/trip'
import { classNames } from '../../ui/class-names.ts'
import { ProductBackdrop } from '../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../catalogue/product/product-picture.tsx'
import { itemLanguage } from '../catalogue/written-language.ts'
import { messages } from './messages.ts'

/** An item as recorded by the trip. One that was not bought is less prominent and says so. */
export function TripItemRow({ item }: { item: TripItem }) {
  const { name, quantity, priceCents, isChecked } = item
  return (
    <li className="flex items-center gap-3.5 py-1.5 large-text:flex-wrap">
      <ProductBackdrop
        department={item.department}
        className={classNames('large-text:hidden', !isChecked && 'opacity-50')}
      >
        <ProductPicture product={item} className="h-[85%] w-[85%] object-contain object-bottom" />
      </ProductBackdrop>
      <span className="min-w-0 grow large-text:basis-full">
        <span
          lang={itemLanguage(item)}
          className={classNames('line-clamp-3 [overflow-wrap:anywhere]', !isChecked && 'text-ink2')}
        >
          {name}
        </span>
        <span className="flex flex-wrap gap-x-2 text-ink2 text-meta">
          <span>{messages.times(quantity)}</span>
          {!isChecked && <span>{messages.notBought}</span>}
        </span>
      </span>
      <span
        className={classNames(
          'ml-auto min-w-16 shrink-0 text-right',
          isChecked ? 'font-bold' : 'text-ink2',
        )}
      >
        {priceCents === null ? messages.noPrice : formatCents(lineCents(item))}
      </span>
    </li>
  )
}
