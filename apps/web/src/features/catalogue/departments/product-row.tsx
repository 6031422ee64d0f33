import type { Product } from '@aisleway/core/catalogue/product'
import { type ReactNode, useId } from 'react'
import type { ProductAction } from '../product/product-details.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { ProductGridSkeleton } from '../product/product-grid-skeleton.tsx'

type Props = {
  title: string
  /** Beside the title. */
  link?: ReactNode
  products: readonly Product[]
  action: ProductAction
  corner: ProductAction
}

/** Product cards in one row that scrolls sideways. */
export function ProductRow({ title, link, products, action, corner }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4 large-text:flex-wrap">
        <h2 id={id} className="display text-card">
          {title}
        </h2>
        {link}
      </div>
      <ProductGrid products={products} action={action} corner={corner} className={rowClass} />
    </section>
  )
}

/** Reserves the space of a row until its products are known. */
export function ProductRowPlace() {
  return (
    <div className="overflow-hidden">
      <div className="mb-2 min-h-11" />
      <ProductGridSkeleton count={8} className={rowClass} />
    </div>
  )
}

const rowClass =
  '-mx-4 grid-flow-col auto-cols-[min(10.75rem,85vw)] overflow-x-auto px-4 pb-1 browse:mx-0 browse:px-0 sm:auto-cols-[12.5rem] [--rows:1]'
