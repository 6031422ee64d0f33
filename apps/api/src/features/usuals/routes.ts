import { signedInRoutes } from '../../context/context.ts'
import { readLastShop, readUsuals } from './store.ts'

const routes = signedInRoutes.usuals

export const usualsRoutes = {
  list: routes.list.handler(async ({ context }) => ({
    usuals: await readUsuals(context.database, context.user.id, context.now()),
  })),

  lastShop: routes.lastShop.handler(({ context }) =>
    readLastShop(context.database, context.user.id),
  ),
}
