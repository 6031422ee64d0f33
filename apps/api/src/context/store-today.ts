import { storeDay } from '@aisleway/core/catalogue/opening-hours'
import type { Context } from './context.ts'

/** Today's date in the store's time zone, such as "2026-11-23": in the evening, it is tomorrow in UTC. */
export function storeToday({ storeFacts, now }: Pick<Context, 'storeFacts' | 'now'>): string {
  return storeDay(storeFacts.store.hours, now())
}
