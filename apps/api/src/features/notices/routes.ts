import { signedInRoutes } from '../../context/context.ts'
import { pushRoutes } from './push/push-routes.ts'
import { readNoticeSettings, saveNoticeSettings } from './settings-store.ts'
import { markRead, readNotices } from './store.ts'

const routes = signedInRoutes.notices

export const noticesRoutes = {
  ...pushRoutes,

  list: routes.list.handler(({ context }) => readNotices(context.database, context.user.id)),

  markRead: routes.markRead.handler(async ({ context, input }) => {
    const { database, user, now } = context
    await markRead(database, user.id, input.ids, now())
    return readNotices(database, user.id)
  }),

  settings: routes.settings.handler(({ context }) =>
    readNoticeSettings(context.database, context.user.id),
  ),

  saveSettings: routes.saveSettings.handler(async ({ context, input }) => {
    await saveNoticeSettings(context.database, context.user.id, input)
    return input
  }),
}
