import { signedInRoutes } from '../../context/context.ts'
import { markRead, readNotices } from './store.ts'

const routes = signedInRoutes.notices

export const noticesRoutes = {
  list: routes.list.handler(({ context }) => readNotices(context.database, context.user.id)),

  markRead: routes.markRead.handler(async ({ context, input }) => {
    const { database, user, now } = context
    await markRead(database, user.id, input.ids, now())
    return readNotices(database, user.id)
  }),
}
