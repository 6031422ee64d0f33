import type { Product } from '@aisleway/core/catalogue/product'
import { memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { lazyAhead } from '../../ui/lazy-ahead.ts'
import { ProductCard } from './product-card.tsx'

const ProductDialog = lazyAhead(() => import('./product-dialog.tsx'))

/** Of the screen, and the same at each drawing. */
export type ProductAction = (product: Product) => ReactNode

/** Cards whose pictures are fetched at once, being on the first screen. */
const eagerCount = 4

type Props = {
  products: readonly Product[]
  action: ProductAction
  corner: ProductAction
  /** What more is told under its price. */
  note?: ProductAction
  /** How many columns where, and into how many rows of them a shelf goes; rows align by subgrid. */
  className: string
}

/** Product cards, and the details of the one that was opened. */
export function ProductGrid(props: Props) {
  const { action, corner } = props
  const [opened, setOpened] = useState<Product>()
  return (
    <>
      <Cards {...props} onOpen={setOpened} />
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

/**
 * Fifty cards are not drawn anew because something happens beside them, and a shelf that is far from
 * the screen costs nothing.
 */
const Cards = memo(function Cards({
  products,
  action,
  corner,
  note,
  className,
  onOpen,
}: Props & { onOpen: (product: Product) => void }) {
  // The first shelf stands before the others are built: a tap in between is not kept waiting.
  const areAllBuilt = useDeferredValue(true, false)
  return (
    <div
      aria-busy={!areAllBuilt && products.length > shelfLength}
      className="flex flex-col gap-2.5 sm:gap-3.5"
    >
      {shelvesOf(products).map((shelf, shelfIndex) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: products move from one shelf to the other.
          key={shelfIndex}
          className={classNames(
            'grid gap-2.5 sm:gap-3.5',
            className,
            shelf.length === shelfLength && 'far-shelf',
            !areAllBuilt && shelfIndex > 0 && 'empty-shelf',
          )}
        >
          {(areAllBuilt || shelfIndex === 0 ? shelf : []).map((product, index) => (
            <li key={product.id} className="row-span-5 grid grid-cols-1 grid-rows-subgrid">
              <ProductCard
                product={product}
                action={action(product)}
                corner={corner(product)}
                note={note?.(product)}
                onOpen={() => onOpen(product)}
                eager={shelfIndex === 0 && index < eagerCount}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
})

/** Whole rows of two, three, four or six columns. */
const shelfLength = 12

function shelvesOf(products: readonly Product[]): Product[][] {
  const count = Math.ceil(products.length / shelfLength)
  return Array.from({ length: count }, (_, shelf) =>
    products.slice(shelf * shelfLength, (shelf + 1) * shelfLength),
  )
}
