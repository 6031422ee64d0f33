import { credentialsRoutes } from './credentials/credentials-routes.ts'
import { dataRoutes } from './data/data-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { openSessionsRoutes } from './sessions/open-sessions-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'

export const accountRoutes = {
  ...sessionRoutes,
  ...profileRoutes,
  ...credentialsRoutes,
  ...openSessionsRoutes,
  ...dataRoutes,
}
