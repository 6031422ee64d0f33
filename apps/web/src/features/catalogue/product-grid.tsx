import type { Product } from '@aisleway/core/catalogue/product'
import { type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { lazyAhead } from '../../ui/lazy-ahead.ts'
import { ProductCard } from './product-card.tsx'

const ProductDialog = lazyAhead(() => import('./product-dialog.tsx'))

export type ProductAction = (product: Product) => ReactNode

type Props = {
  products: readonly Product[]
  action: ProductAction
  corner: ProductAction
  /** What more is told under its price. */
  note?: ProductAction
  /** How many columns where; rows align by subgrid. */
  className: string
  /** Cards whose pictures are fetched at once, being on the first screen. */
  eagerCount?: number
}

/** Product cards, and the details of the one that was opened. */
export function ProductGrid({ products, action, corner, note, className, eagerCount = 4 }: Props) {
  const [opened, setOpened] = useState<Product>()
  return (
    <>
      <ul className={classNames('grid gap-2.5 sm:gap-3.5', className)}>
        {products.map((product, index) => (
          <li key={product.id} className="row-span-5 grid grid-cols-1 grid-rows-subgrid">
            <ProductCard
              product={product}
              action={action(product)}
              corner={corner(product)}
              note={note?.(product)}
              onOpen={() => setOpened(product)}
              eager={index < eagerCount}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <ProductDialog
            product={opened}
            action={action(opened)}
            corner={corner(opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
