import type { Product } from '@aisleway/core/catalogue/product'
import { api } from '../../api/client/client.ts'

/** The same products as of today, or as stored if the store cannot be asked. */
export async function productsOfToday(kept: readonly Product[]): Promise<Product[]> {
  if (kept.length === 0) return []
  try {
    const { products } = await api.catalogue.products({ ids: kept.map(product => product.id) })
    const today = new Map(products.map(product => [product.id, product]))
    return kept.map(product => today.get(product.id) ?? { ...product, isRetired: true })
  } catch {
    return [...kept]
  }
}
