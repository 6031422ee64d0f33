import type { Product } from '@aisleway/core/catalogue/product'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { lazyAhead } from '../../../ui/scheduling/lazy-ahead.ts'
import { useIdleSteps } from '../../../ui/scheduling/use-idle-steps.ts'
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
        <PartBoundary lost={lost => <LostPart {...lost} onClose={() => setOpened(undefined)} />}>
          <ProductDialog
            product={opened}
            action={action(opened)}
            corner={corner(opened)}
            onClose={() => setOpened(undefined)}
          />
        </PartBoundary>
      )}
    </>
  )
}

/**
 * Fifty cards are not drawn anew because something happens beside them. The first shelf stands at once,
 * the others follow one by one in idle moments, so that no tap is kept waiting; one that is far from the
 * screen costs nothing.
 */
const Cards = memo(function Cards({ products, ...parts }: ShelfProps) {
  const shelves = useMemo(() => shelvesOf(products), [products])
  const { shown, isWhole } = useIdleSteps(shelves)
  return (
    <div aria-busy={!isWhole} className="flex flex-col gap-2.5 sm:gap-3.5">
      {shelves.map((_, index) => (
        <Shelf
          {...parts}
          // biome-ignore lint/suspicious/noArrayIndexKey: products move from one shelf to the other.
          key={index}
          products={shown[index] ?? notYet}
          isFirst={index === 0}
        />
      ))}
    </div>
  )
})

const notYet: readonly Product[] = []

type ShelfProps = Props & { onOpen: (product: Product) => void }

const Shelf = memo(function Shelf({
  products,
  action,
  corner,
  note,
  className,
  onOpen,
  isFirst,
}: ShelfProps & { isFirst: boolean }) {
  return (
    <ul
      className={classNames(
        'grid gap-2.5 sm:gap-3.5',
        className,
        products.length === shelfLength && 'far-shelf',
        products.length === 0 && 'empty-shelf',
      )}
    >
      {products.map((product, index) => (
        <li key={product.id} className="row-span-5 grid grid-cols-1 grid-rows-subgrid">
          <ProductCard
            product={product}
            action={action(product)}
            corner={corner(product)}
            note={note?.(product)}
            onOpen={() => onOpen(product)}
            eager={isFirst && index < eagerCount}
          />
        </li>
      ))}
    </ul>
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
