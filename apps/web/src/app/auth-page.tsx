import type { User } from '@aisleway/core/account/session'
import { preferencesQuery } from '../api/preferences.ts'
import { queryClient } from '../api/query-client.ts'
import { AuthScreen } from '../features/account/auth-screen.tsx'

/** The account knows no home: what orders home is fetched before it opens, or it would move later. */
export function AuthPage() {
  return <AuthScreen beforeGoingOn={fetchPreferences} />
}

function fetchPreferences(user: User): Promise<unknown> {
  const impatience = new Promise(resolve => setTimeout(resolve, patienceMs))
  return Promise.race([queryClient.prefetchQuery(preferencesQuery(user)), impatience])
}

const patienceMs = 1000
