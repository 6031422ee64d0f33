import { publicRoutes } from '../../context.ts'

export const accountRoutes = {
  session: publicRoutes.account.session.handler(async ({ context }) => ({
    user: await context.findUser(),
  })),
}
