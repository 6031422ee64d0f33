import { roundedDown } from '@aisleway/core/catalogue/product-count'
import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { Link } from '@tanstack/react-router'
import type { StoreConfig } from '../../api/store-config.ts'
import { ProductPicture } from '../../features/catalogue/product/product-picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { messages } from '../messages.ts'

/** The large card that links to Browse, with a few products on its shelf. */
export function BrowseCard({ config }: { config: StoreConfig }) {
  return (
    <Link
      to="/browse"
      className="group flex flex-col justify-between overflow-hidden rounded-panel bg-surface focus-visible:-outline-offset-3"
    >
      <div className="p-6 sm:p-8">
        <h2 className="display flex items-center justify-between gap-4 text-title">
          {messages.browseAll}
          <span
            aria-hidden
            className="grid size-13 shrink-0 place-items-center rounded-full bg-leaf text-2xl text-on-leaf transition-transform duration-160 group-hover:translate-x-1"
          >
            <ArrowRightIcon />
          </span>
        </h2>
        <p className="mt-3 max-w-[44ch] text-ink2 text-row">
          {messages.browseAllText(roundedDown(config.productCount), config.departmentCount)}
        </p>
      </div>
      <ul aria-hidden className="flex">
        {config.home.showcase.map(product => (
          <li
            key={product.id}
            data-department={product.department}
            className="flex min-w-0 grow basis-0 flex-col items-center max-sm:nth-of-type-[n+5]:hidden large-text:nth-of-type-[n+3]:hidden"
          >
            <ProductPicture
              product={product}
              eager
              className="aspect-square w-[104%] max-w-40 object-contain object-bottom"
            />
            <span className="flex h-14 w-full items-center justify-center bg-(--d)">
              <Price
                cents={product.priceCents}
                size="ticket"
                className="rounded-ticket bg-white px-1.5 pt-1.5 pb-1 text-on-citrus"
              />
            </span>
          </li>
        ))}
      </ul>
    </Link>
  )
}
