import type { AppConfig } from '@aisleway/core/catalogue/contract'

/** What the server tells the app about the store and its search; read once at the start. */
export type StoreFacts = Pick<
  AppConfig,
  'store' | 'search' | 'signInProviders' | 'phoneFactors' | 'sendsMail'
>
