import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { operationsSchema } from '../lists/operation-schema.ts'
import type { TripHistory } from './history.ts'
import { maxComment, type TripItem, type TripTotals } from './trip.ts'

const signedIn = oc.errors(refusals('UNAUTHORIZED'))
const tripId = z.uuid()

export type Feedback = { rating: number; comment: string }

export type Trip = TripTotals & {
  id: string
  /** Null if the list was deleted; the trip keeps its name and items. */
  listId: string | null
  listName: string
  items: TripItem[]
  durationSeconds: number
  completedAt: string
  feedback: Feedback | null
  /** False for a trip that another member completed, which is read-only (answer 22). */
  isOwn: boolean
  with: string | null
}

export const tripsContract = {
  /**
   * Ends the trip for everybody. The client chooses the id, so a repeated request, also with changes that
   * were made offline, completes the same trip.
   */
  complete: signedIn
    .route({ method: 'POST', path: '/lists/{listId}/trip' })
    .input(
      z.object({
        listId: z.uuid(),
        tripId,
        /** The device's time, because the request may have waited there; defaults to the server's time. */
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

  /** Each trip has one rating, which whoever completed it can change (answer 22b); others get FORBIDDEN. */
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
