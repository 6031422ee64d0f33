import { dayMs } from '@aisleway/core/days'
import { byOf, keyedRequest, signedInRoutes } from '../../context/context.ts'
import { timeOnDevice } from '../../context/device-time.ts'
import { readLagging } from '../../context/read-lagging.ts'
import { storeDayOf } from '../../context/store-day.ts'
import { changeList, editList } from '../lists/access/with-list.ts'
import { applyToList } from '../lists/operations/apply-operations.ts'
import { countItemsOf, countOperations } from '../lists/operations/count-operations.ts'
import { putTripIn } from '../pantry/put-trip-in.ts'
import { keepsPantry } from '../pantry/used-pantry.ts'
import { amendTrip } from './amend-trip.ts'
import { completeTrip } from './complete-trip.ts'
import { carryToCart, carryToList, dismissLeft, readLeft } from './left-store.ts'
import { rateTrip, readHistory, readTrip, readTripPage } from './store.ts'

const routes = signedInRoutes.trips

export const tripsRoutes = {
  complete: routes.complete.handler(({ context, input, errors }) => {
    const { listId, tripId, completedAt, round, operations } = input
    countOperations(context, operations)
    const by = byOf(context)
    return changeList(context, { listId, needed: 'edit' }, errors, async (tx, list) => {
      const ticked = await applyToList(tx, list, operations, {
        ...by,
        onCompletedChange: amendTrip,
      })
      if (ticked === 'list_full') throw errors.LIST_FULL()
      const end = endOfTrip(completedAt, by.now)
      const countItems = countItemsOf(context)
      const outcome = await completeTrip(tx, ticked, { tripId, round, end, countItems, ...by })
      if (outcome === 'id_taken' || outcome === 'is_template') throw errors.BAD_REQUEST()
      const { tripId: id, bought } = outcome
      if (bought.length > 0 && (await keepsPantry(tx, by.userId))) {
        const menu = context.menu.today()
        await putTripIn(tx, { id, bought, day: storeDayOf(context)(end) }, { ...by, menu })
      }
      return { tripId: id }
    })
  }),

  page: routes.page.handler(({ context, input }) =>
    readLagging(context, from => readTripPage(from, context.user.id, input.page)),
  ),

  read: routes.read.handler(async ({ context, input, errors }) => {
    const trip = await readTrip(context.database, context.user.id, input.tripId)
    if (!trip) throw errors.TRIP_NOT_FOUND()
    return trip
  }),

  rate: routes.rate.handler(async ({ context, input, errors }) => {
    const outcome = await rateTrip(context.database, keyedRequest(context), input)
    if (outcome === 'trip_not_found') throw errors.TRIP_NOT_FOUND()
    if (outcome === 'forbidden') throw errors.FORBIDDEN()
    return outcome
  }),

  left: routes.left.handler(async ({ context }) => ({
    left: await readLeft(context.database, byOf(context)),
  })),

  carryOver: routes.carryOver.handler(async ({ context, input: { tripId, to }, errors }) => {
    const by = byOf(context)
    const { queries } = context.database
    if (typeof to === 'object') {
      let carried = 0
      await editList(context, to.listId, errors, async (tx, list) => {
        const outcome = await carryToList(tx, list, tripId, by)
        if (outcome === 'trip_not_found') throw errors.TRIP_NOT_FOUND()
        if (outcome === 'list_full') throw errors.LIST_FULL()
        carried = outcome.carried
        return outcome.list
      })
      return { carried, ownWords: [] }
    }
    return queries.transaction(async tx => {
      const outcome = await (to === 'cart'
        ? carryToCart(tx, tripId, by)
        : dismissLeft(tx, tripId, by))
      if (outcome === 'trip_not_found') throw errors.TRIP_NOT_FOUND()
      if (outcome === 'cart_full') throw errors.CART_FULL()
      return outcome
    })
  }),

  putInPantry: routes.putInPantry.handler(async ({ context, input, errors }) => {
    const { database, user, menu } = context
    const trip = await readTrip(database, user.id, input.tripId)
    if (!trip) throw errors.TRIP_NOT_FOUND()
    const bought = trip.items.filter(({ isChecked }) => isChecked)
    const day = storeDayOf(context)(new Date(trip.completedAt))
    const by = { ...byOf(context), menu: menu.today() }
    const entries = await database.queries.transaction(tx =>
      putTripIn(tx, { id: trip.id, bought, day }, by),
    )
    return { entries }
  }),

  history: routes.history.handler(({ context }) =>
    readLagging(context, from => readHistory(from, context.user.id, storeDayOf(context))),
  ),
}

/** The device's time of completion, or the server's if that is in the future or too long ago. */
function endOfTrip(completedAt: string | undefined, now: Date): Date {
  const end = timeOnDevice(completedAt, now)
  return now.getTime() - end.getTime() < longestWaitMs ? end : now
}

/** How long a trip may wait on an offline device. */
const longestWaitMs = 90 * dayMs
