import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

/** The product sold under a barcode; null if there is none. */
export function barcodeQuery(gtin: string | undefined) {
  return queryOptions({
    queryKey: ['catalogue', 'barcode', gtin],
    queryFn: async () => (await api.catalogue.byCode({ code: gtin ?? '' })).product,
    enabled: gtin !== undefined,
    staleTime: 60_000,
  })
}
