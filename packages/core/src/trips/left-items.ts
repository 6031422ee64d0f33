import type { NewListItem } from '../lists/list-item.ts'
import type { TripItem } from './trip.ts'

/** How long the unticked items of a trip are offered; after that nobody remembers them. */
export const leftOfferedDays = 14

/** The unticked items of a trip, as new items for another list. */
export function leftItems(items: readonly TripItem[], userId: string): NewListItem[] {
  return items
    .filter(({ isChecked }) => !isChecked)
    .map(
      ({
        id: _id,
        isChecked: _isChecked,
        insteadOf: _insteadOf,
        lineTotalCents: _lineTotalCents,
        ...item
      }) => ({
        ...item,
        diets: [],
        origin: 'list',
        addedBy: userId,
      }),
    )
}
