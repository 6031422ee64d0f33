import { ownRows } from '../../auth/personal-table.ts'
import { completedTrips, feedback, tripCompanions } from './tables.ts'

/** Small, because each trip contains all its items. */
const tripsPerPage = 20

export const personalData = [
  ownRows(feedback.userId, {
    tripId: feedback.tripId,
    rating: feedback.rating,
    comment: feedback.comment,
    ratedAt: feedback.ratedAt,
  }),
  ownRows(tripCompanions.userId, { tripId: tripCompanions.tripId }),
  ownRows(
    completedTrips.userId,
    {
      id: completedTrips.id,
      listName: completedTrips.listName,
      items: completedTrips.items,
      totalCents: completedTrips.totalCents,
      savingsCents: completedTrips.savingsCents,
      durationSeconds: completedTrips.durationSeconds,
      completedAt: completedTrips.completedAt,
      leftSettledAt: completedTrips.leftSettledAt,
    },
    tripsPerPage,
  ),
]
