import type { ProductDetails } from '@aisleway/core/product/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

const minute = 60 * 1000

/** Everything about a product that no search record carries. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['catalogue', 'product', id],
    queryFn: async () => inPage(id) ?? (await api.product.details({ id })),
    staleTime: 10 * minute,
  })
}

/** The page of a product contains its details; they are used once, because prices age. */
function inPage(id: string): ProductDetails | undefined {
  const element = document.getElementById('product-data')
  element?.remove()
  const details: ProductDetails | undefined = element?.textContent
    ? JSON.parse(element.textContent)
    : undefined
  return details?.product.id === id ? details : undefined
}

/** The shopper's own note. */
export function noteQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['product-note', userId, id],
    queryFn: async () => (await api.product.note({ id })).text,
  })
}
