import { queryClient } from '../client/query-client.ts'
import { tellOtherTabs } from '../live/tabs.ts'
import { forgetLastUser } from './last-user.ts'
import { type KnownSession, sessionQuery } from './session.ts'

/** Who is signed in, outside of React: null also while it is not known. */
export function signedInUser() {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null
}

/** Asks the server anew who is signed in, and lets the other tabs do so. */
export async function refreshSession(): Promise<KnownSession> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  tellOtherTabs('session')
  return session
}

/** Who the server says is signed in, for what must not be sent under another account. */
export async function confirmedUser() {
  return (await queryClient.fetchQuery(sessionQuery)).user
}

/** After sign-out nothing of the user remains in memory (answer 17). */
export function forgetUser(): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, challenge: null })
  forgetLastUser()
  tellOtherTabs('session')
}

/** Queries are named by their feature first; the catalogue is everybody's. */
function isPersonal([feature]: readonly unknown[]): boolean {
  return feature !== 'catalogue' && feature !== 'account'
}
