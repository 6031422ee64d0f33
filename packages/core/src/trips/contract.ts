import { type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { operationsSchema } from '../lists/operation-schema.ts'
import { listId, oneList, signedIn } from '../route-bases.ts'
import { writtenText } from '../text/written-text.ts'
import type { TripHistory } from './history.ts'
import { maxComment, type TripItem, type TripTotals } from './trip.ts'

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

/** The unticked items of a trip, which may be carried over to a list or to the cart. */
export type LeftOfTrip = {
  tripId: string
  /** Null if the list was deleted. */
  listId: string | null
  listName: string
  completedAt: string
  items: { name: string; quantity: number }[]
  /** Whether any of it is a product; a cart cannot hold free text. */
  hasProducts: boolean
}

export const tripsContract = {
  /**
   * Ends the trip for everybody. The client chooses the id, so a repeated request, even with changes that were made
   * offline, completes the same trip.
   */
  complete: oneList
    .route({ method: 'POST', path: '/lists/{listId}/trip' })
    .input(
      z.object({
        listId,
        tripId,
        /** The device's time, because the request may have waited there; defaults to the server's time. */
        completedAt: z.iso.datetime().optional(),
        /** The list's number of the trip. Without it, the list's current trip is completed. */
        round: z.int32().min(1).optional(),
        operations: operationsSchema,
      }),
    )
    .output(z.object({ tripId }))
    .errors(refusals('BAD_REQUEST', 'LIST_FULL')),

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
        comment: writtenText().max(maxComment).default(''),
      }),
    )
    .output(type<Trip>())
    .errors(refusals('TRIP_NOT_FOUND', 'FORBIDDEN')),

  /** What the newest trip left over, until the shopper decides; null if there is nothing. */
  left: signedIn
    .route({ method: 'GET', path: '/trips/left' })
    .output(type<{ left: LeftOfTrip | null }>()),

  /**
   * Carries the unticked items over, or dismisses the offer. The first decision counts: a repeated request carries
   * nothing over.
   */
  carryOver: signedIn
    .route({ method: 'POST', path: '/trips/{tripId}/left' })
    .input(
      z.object({
        tripId,
        to: z.union([z.enum(['cart', 'nowhere']), z.object({ listId })]),
      }),
    )
    .output(
      z.object({
        carried: z.int(),
        /** Items that a cart cannot hold. */
        ownWords: z.array(z.string()),
      }),
    )
    .errors(refusals('TRIP_NOT_FOUND', 'LIST_NOT_FOUND', 'FORBIDDEN', 'LIST_FULL', 'CART_FULL')),

  /**
   * Adds what was bought to the pantry, as happens after every trip once a pantry exists. Repeated requests change
   * nothing.
   */
  putInPantry: signedIn
    .route({ method: 'POST', path: '/trips/{tripId}/pantry' })
    .input(z.object({ tripId }))
    .output(z.object({ entries: z.int() }))
    .errors(refusals('TRIP_NOT_FOUND')),

  history: signedIn.route({ method: 'GET', path: '/trips/history' }).output(type<TripHistory>()),
}
