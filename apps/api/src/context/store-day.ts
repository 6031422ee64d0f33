import { storeDay } from '@aisleway/core/catalogue/opening-hours'
import type { Context } from './context.ts'

/** Finds the day of a moment in the store's time zone, such as "2026-11-23": in the evening, it is the next one in UTC. */
export function storeDayOf({ storeFacts }: Pick<Context, 'storeFacts'>): (at: Date) => string {
  return at => storeDay(storeFacts.store.hours, at)
}

export function storeToday(context: Pick<Context, 'storeFacts' | 'now'>): string {
  return storeDayOf(context)(context.now())
}
