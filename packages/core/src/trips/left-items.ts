import type { NewListItem } from '../lists/list-item.ts'
import type { TripItem } from './trip.ts'

/** How long after a trip its unticked items are offered; later nobody remembers them. */
export const leftOfferedDays = 14

/** What was not ticked on a trip, as items for another list. */
export function leftItems(items: readonly TripItem[], userId: string): NewListItem[] {
  return items
    .filter(({ isChecked }) => !isChecked)
    .map(({ isChecked: _, insteadOf: __, ...item }) => ({
      ...item,
      diets: [],
      origin: 'list',
      addedBy: userId,
    }))
}
