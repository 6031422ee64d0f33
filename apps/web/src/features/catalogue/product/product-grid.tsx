import type { Product } from '@aisleway/core/catalogue/product'
import { memo, useMemo, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useIdleSteps } from '../../../ui/scheduling/use-idle-steps.ts'
import { ProductCard } from './product-card.tsx'
import { type ProductAction, ProductDetails } from './product-details.tsx'

/** One row on a phone: the pictures that the page itself preloads (`first-pictures.ts` of the server). */
const eagerCount = 2

type Props = {
  products: readonly Product[]
  action: ProductAction
  corner: ProductAction
  /** Additional information below its price. */
  note?: ProductAction
  /** The number of columns at each width, and of rows in a chunk; rows align through subgrid. */
  className: string
}

/** Product cards, and the details of the opened product. */
export function ProductGrid(props: Props) {
  const { action, corner } = props
  const [opened, setOpened] = useState<Product>()
  return (
    <>
      <Cards {...props} onOpen={setOpened} />
      <ProductDetails
        product={opened}
        action={action}
        corner={corner}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

/**
 * Fifty cards are not rerendered for a change beside them. The first chunk renders at once and
 * the others one by one when the browser is idle, so that no tap is delayed; a chunk far from
 * the viewport costs nothing.
 */
const Cards = memo(function Cards({ products, ...parts }: GridChunkProps) {
  const chunks = useMemo(() => chunksOf(products), [products])
  const { shown, isWhole } = useIdleSteps(chunks)
  return (
    <div aria-busy={!isWhole} className="flex flex-col gap-2.5 sm:gap-3.5">
      {chunks.map((_, index) => (
        <GridChunk
          {...parts}
          // biome-ignore lint/suspicious/noArrayIndexKey: products move from one chunk to the other.
          key={index}
          products={shown[index] ?? notYet}
          isFirst={index === 0}
        />
      ))}
    </div>
  )
})

const notYet: readonly Product[] = []

type GridChunkProps = Props & { onOpen: (product: Product) => void }

const GridChunk = memo(function GridChunk({
  products,
  action,
  corner,
  note,
  className,
  onOpen,
  isFirst,
}: GridChunkProps & { isFirst: boolean }) {
  return (
    <ul
      className={classNames(
        'grid gap-2.5 sm:gap-3.5',
        className,
        products.length === chunkLength && 'far-chunk',
        products.length === 0 && 'empty-chunk',
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

/** Fills whole rows of two, three, four or six columns. */
const chunkLength = 12

function chunksOf(products: readonly Product[]): Product[][] {
  const count = Math.ceil(products.length / chunkLength)
  return Array.from({ length: count }, (_, chunk) =>
    products.slice(chunk * chunkLength, (chunk + 1) * chunkLength),
  )
}
