import { type } from '@orpc/contract'
import { z } from 'zod'
import { listId, oneList } from '../../route-bases.ts'
import { type ListDetail, listHeadSchema } from '../contract.ts'

/** The life of a trip; `trips/contract.ts` completes it. */
export const tripRoutes = {
  /**
   * Starts or resumes the trip and returns the list; prices freeze at the first start. A completed list starts another
   * trip, unless the device only goes on with one (`isUnderWay`).
   */
  start: oneList
    .route({ method: 'POST', path: '/lists/{listId}/start' })
    .input(z.object({ listId, isUnderWay: z.boolean().default(false) }))
    .output(type<ListDetail>()),

  /** Ticks are kept (answer 23). An offline device reports the time of the pause later. */
  pause: oneList
    .route({ method: 'POST', path: '/lists/{listId}/pause' })
    .input(z.object({ listId, pausedAt: z.iso.datetime().optional() }))
    .output(listHeadSchema),

  /** Prepares a completed list for another trip, without ticks and with today's prices (answer 22). */
  shopAgain: oneList
    .route({ method: 'POST', path: '/lists/{listId}/again' })
    .input(z.object({ listId }))
    .output(listHeadSchema),
}
