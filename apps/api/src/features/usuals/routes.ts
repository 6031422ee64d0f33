import { signedInRoutes } from '../../context/context.ts'
import { readLagging } from '../../context/read-lagging.ts'
import { readLastShop, readUsuals } from './store.ts'

const routes = signedInRoutes.usuals

export const usualsRoutes = {
  list: routes.list.handler(async ({ context }) => {
    const at = { now: context.now(), hours: context.storeFacts.store.hours }
    return { usuals: await readLagging(context, from => readUsuals(from, context.user.id, at)) }
  }),

  lastShop: routes.lastShop.handler(({ context }) =>
    readLagging(context, from => readLastShop(from, context.user.id)),
  ),
}
