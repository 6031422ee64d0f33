import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import { indexForSort } from '@aisleway/core/catalogue/search-request'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Price } from '../../ui/price.tsx'
import { messages as labels } from '../catalogue/label-messages.ts'
import { ProductThumb } from '../catalogue/product-thumb.tsx'
import { searchProducts } from '../catalogue/search.ts'
import { AddRow } from './add-row.tsx'
import { messages } from './messages.ts'

const productsShown = 8

const foundQuery = (query: string) =>
  queryOptions({
    queryKey: ['catalogue', 'found', query],
    queryFn: async () => {
      const [found] = await searchProducts({
        query,
        filters: '',
        indexFor: name => indexForSort(name, 'best'),
        page: 0,
        hitsPerPage: productsShown,
      })
      return found?.products ?? []
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })

/** The first products by these words; own words remain where the search cannot be reached. */
export function FoundProducts({
  query,
  onAdd,
}: {
  query: string
  onAdd: (product: Product) => void
}) {
  const { data, isError } = useQuery(foundQuery(query))
  if (isError) return <Note>{messages.searchFailed}</Note>
  if (!data) return <Note>{messages.searching}</Note>
  if (data.length === 0) return <Note>{messages.noProducts}</Note>
  return data.map(product => (
    <AddRow
      key={product.id}
      label={messages.addProduct(product.name)}
      title={product.name}
      details={labels.department(product.department)}
      picture={<ProductThumb product={product} />}
      aside={<Price cents={product.priceCents} size="ticket" sale={isOnSale(product)} />}
      onAdd={() => onAdd(product)}
    />
  ))
}

function Note({ children }: { children: string }) {
  return (
    <li role="status" className="px-1.5 py-2 text-ink2">
      {children}
    </li>
  )
}
