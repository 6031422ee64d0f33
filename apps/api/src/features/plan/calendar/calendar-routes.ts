import { byOf, signedInRoutes } from '../../../context/context.ts'
import { changeList, ownList } from '../../lists/access/with-list.ts'
import { createCalendar, readCalendar, revokeCalendar } from './calendars-store.ts'

const routes = signedInRoutes.plan

/** Only the owner may give others read access to a list, and a calendar does that. */
export const calendarRoutes = {
  calendar: routes.calendar.handler(async ({ context, input: { listId }, errors }) => ({
    calendar: await readCalendar(context.database.queries, await ownList(context, listId, errors)),
  })),

  createCalendar: routes.createCalendar.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'own' }, errors, (tx, list) =>
      createCalendar(tx, list, byOf(context)),
    ),
  ),

  revokeCalendar: routes.revokeCalendar.handler(({ context, input: { listId }, errors }) =>
    changeList(context, { listId, needed: 'own' }, errors, async (tx, list) => {
      await revokeCalendar(tx, list)
      return { id: listId }
    }),
  ),
}
