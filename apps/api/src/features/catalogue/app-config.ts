import type { AppConfig } from '@aisleway/core/catalogue/contract'
import type { StoreFacts } from '../../context/store-facts.ts'
import type { Catalogue } from './catalogue.ts'

/** What the app needs to know before its first screen; the page contains it as well. */
export function configFrom(deps: { catalogue: Catalogue; storeFacts: StoreFacts }): AppConfig {
  const { products, departmentCount, pricesUpdatedAt, home } = deps.catalogue.snapshot()
  const facts = { productCount: products.length, departmentCount, pricesUpdatedAt, home }
  return { ...deps.storeFacts, ...facts }
}
