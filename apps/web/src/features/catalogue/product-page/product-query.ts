import type { ProductDetails } from '@aisleway/core/product/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'

const minute = 60 * 1000

/** Everything about a product that is not in a search record. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['catalogue', 'product', id],
    queryFn: async (): Promise<KnownDetails> =>
      inPage(id) ??
      (await networkOrLocal<KnownDetails>(
        () => api.product.details({ id }),
        () => onDevice(id),
      )),
    // What is missing is fetched as soon as there is a network.
    staleTime: ({ state }) => (state.data?.isOnlyOfDevice ? 0 : 10 * minute),
  })
}

type KnownDetails = ProductDetails & {
  /** Set if this device answered, which knows only the product and its sizes. */
  isOnlyOfDevice?: true
}

async function onDevice(id: string): Promise<KnownDetails | undefined> {
  const found = await locally('product', id)()
  if (!found) return undefined
  return {
    ...found,
    description: '',
    gtin: '',
    facts: null,
    similar: [],
    boughtTogether: [],
    meals: { count: 0, first: [], foods: [] },
    isOnlyOfDevice: true,
  }
}

/** The page of a product contains its details; they are used only once, because prices age. */
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
