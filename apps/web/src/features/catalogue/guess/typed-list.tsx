import { isOnSale, nameWithoutSize } from '@aisleway/core/catalogue/product'
import { addressFrom, initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/display/price.tsx'
import type { ProductAction } from '../product/product-details.tsx'
import { unitPriceText } from '../product/product-price.tsx'
import { ProductThumb } from '../product/product-thumb.tsx'
import { storeLanguage } from '../written-language.ts'
import { messages } from './messages.ts'
import { type TypedThing, typedListQuery } from './typed-list-query.ts'
import { type WantedProduct, wantedSize } from './wanted-product.ts'

type Props = {
  queries: readonly string[]
  action: ProductAction
  onAddAll: (wanted: readonly WantedProduct[]) => void
}

/** Several things typed at once: a row for each with its best product, to add one by one or all together. */
export function TypedList({ queries, action, onAddAll }: Props) {
  const { data: things = [] } = useQuery(typedListQuery(queries))
  const wanted = things.flatMap(({ product, quantity }) => (product ? { product, quantity } : []))
  return (
    <section aria-labelledby="typed-list" className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="typed-list" className="display text-card">
          {messages.things(queries.length)}
        </h2>
        {wanted.length > 1 && (
          <Button size="compact" icon={<PlusIcon />} onClick={() => onAddAll(wanted)}>
            {messages.addAll}
          </Button>
        )}
      </div>
      <ul className="grid gap-2.5 2xl:grid-cols-2">
        {things.map(thing => (
          <li
            key={thing.query}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-card bg-surface p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_11rem]"
          >
            <ThingRow thing={thing} action={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { thing: TypedThing; action: ProductAction }

function ThingRow({ thing, action }: RowProps) {
  const { query, searched, product, quantity, count } = thing
  if (!product) return <p className="col-span-full py-3 text-ink2">{messages.nothingFor(query)}</p>
  const facts = [wantedSize(product, quantity), unitPriceText(product)].filter(Boolean)
  return (
    <>
      <ProductThumb product={product} size="row" />
      <div>
        <h3 lang={storeLanguage} className="font-semibold leading-tight [overflow-wrap:anywhere]">
          {nameWithoutSize(product)}
        </h3>
        <p className="truncate text-ink2 text-meta">{facts.join(' · ')}</p>
        <Link
          to="/browse"
          search={addressFrom({ ...initialBrowseState, query: searched })}
          className="inline-flex min-h-11 items-center font-semibold text-leaf text-meta underline-offset-4 hover:underline"
        >
          {messages.seeAll(count, searched)}
        </Link>
      </div>
      <Price cents={product.priceCents * quantity} size="ticket" sale={isOnSale(product)} />
      <div className="max-sm:col-span-full">{action(product)}</div>
    </>
  )
}
