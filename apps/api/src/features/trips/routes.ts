import { signedInRoutes } from '../../context/context.ts'
import { changeList } from '../lists/access/with-list.ts'
import { applyToList } from '../lists/operations/apply-operations.ts'
import { countOperations } from '../lists/operations/count-operations.ts'
import { completeTrip, rateTrip, readHistory, readTrip, readTripPage } from './store.ts'

const routes = signedInRoutes.trips

export const tripsRoutes = {
  complete: routes.complete.handler(({ context, input, errors }) => {
    const { listId, tripId, completedAt, operations } = input
    const { user } = context
    countOperations(context, operations)
    const now = context.now()
    return changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
      const ticked = await applyToList(tx, list, operations, { userId: user.id, now })
      if (ticked === 'list_full') throw errors.LIST_FULL()
      const endMs = Math.min(completedAt ? Date.parse(completedAt) : Infinity, now.getTime())
      const outcome = await completeTrip(tx, ticked, { tripId, endMs, user, now })
      if (outcome === 'id_taken') throw errors.BAD_REQUEST()
      return outcome
    })
  }),

  page: routes.page.handler(({ context, input }) =>
    readTripPage(context.database, context.user.id, input.page),
  ),

  read: routes.read.handler(async ({ context, input, errors }) => {
    const trip = await readTrip(context.database, context.user.id, input.tripId)
    if (!trip) throw errors.TRIP_NOT_FOUND()
    return trip
  }),

  rate: routes.rate.handler(async ({ context, input, errors }) => {
    const outcome = await rateTrip(context.database, context.user.id, input, context.now())
    if (outcome === 'trip_not_found') throw errors.TRIP_NOT_FOUND()
    if (outcome === 'forbidden') throw errors.FORBIDDEN()
    return outcome
  }),

  history: routes.history.handler(({ context }) => readHistory(context.database, context.user.id)),
}
