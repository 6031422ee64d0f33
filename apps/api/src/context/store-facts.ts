import type { AppConfig } from '@aisleway/core/catalogue/contract'
import type { ProductFacts } from '@aisleway/core/catalogue/facts/product-facts'

/** What the server tells the app about the store and its search; read once at startup. */
export type StoreFacts = Pick<
  AppConfig,
  'store' | 'search' | 'signInProviders' | 'phoneFactors' | 'sendsMail' | 'fetchesRecipes'
>

/** Null for a product whose composition is unknown. */
export type FindProductFacts = (product: { id: string; kind: string }) => ProductFacts | null
