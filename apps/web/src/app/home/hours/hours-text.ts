import type { Store } from '@aisleway/core/catalogue/contract'

/** The hours in the store's own words (answer 29). */
export function hoursText(store: Store): string {
  return store.hoursText
}
