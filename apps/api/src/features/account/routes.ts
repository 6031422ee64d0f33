import { credentialsRoutes } from './credentials-routes.ts'
import { dataRoutes } from './data-routes.ts'
import { openSessionsRoutes } from './open-sessions-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export const accountRoutes = {
  ...sessionRoutes,
  ...profileRoutes,
  ...credentialsRoutes,
  ...openSessionsRoutes,
  ...dataRoutes,
}
