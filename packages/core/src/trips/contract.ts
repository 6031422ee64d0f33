import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { operationsSchema } from '../lists/contract.ts'
import type { TripHistory } from './history.ts'
import { maxComment, type TripItem, type TripTotals } from './trip.ts'

const signedIn = oc.errors(refusals('UNAUTHORIZED'))
const tripId = z.uuid()

export type Feedback = { rating: number; comment: string }

export type Trip = TripTotals & {
  id: string
  /** Null when the list is gone; the trip keeps its name and items. */
  listId: string | null
  listName: string
  items: TripItem[]
  durationSeconds: number
  completedAt: string
  feedback: Feedback | null
  /** False: completed by {with}, read-only (answer 22). */
  isOwn: boolean
  with: string | null
}

export const tripsContract = {
  /**
   * Ends the trip for everybody. The id is the sender's: sent again, also with what was done offline,
   * it is the same trip.
   */
  complete: signedIn
    .route({ method: 'POST', path: '/lists/{listId}/trip' })
    .input(
      z.object({
        listId: z.uuid(),
        tripId,
        /** By the device's clock, as the trip may have waited there; without it, now. */
        completedAt: z.iso.datetime().optional(),
        operations: operationsSchema,
      }),
    )
    .output(z.object({ tripId }))
    .errors(refusals('BAD_REQUEST', 'LIST_NOT_FOUND', 'FORBIDDEN', 'LIST_FULL')),

  /** A page of completed trips, newest first. */
  page: signedIn
    .route({ method: 'GET', path: '/trips' })
    .input(z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }))
    .output(type<{ trips: Trip[]; total: number; pageCount: number }>()),

  read: signedIn
    .route({ method: 'GET', path: '/trips/{tripId}' })
    .input(z.object({ tripId }))
    .output(type<Trip>())
    .errors(refusals('TRIP_NOT_FOUND')),

  /** One rating per trip, editable (answer 22b), by whoever completed it; companions are FORBIDDEN. */
  rate: signedIn
    .route({ method: 'PUT', path: '/trips/{tripId}/feedback' })
    .input(
      z.object({
        tripId,
        rating: z.int().min(1).max(5),
        comment: z.string().trim().max(maxComment).default(''),
      }),
    )
    .output(type<Trip>())
    .errors(refusals('TRIP_NOT_FOUND', 'FORBIDDEN')),

  history: signedIn.route({ method: 'GET', path: '/trips/history' }).output(type<TripHistory>()),
}
