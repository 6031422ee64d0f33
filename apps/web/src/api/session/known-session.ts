import { queryClient } from '../client/query-client.ts'
import { postToOtherTabs } from '../live/tabs.ts'
import { forgetLastUser } from './last-user.ts'
import { type KnownSession, sessionQuery } from './session.ts'

/** Who is signed in, for code outside React; also null while that is unknown. */
export function signedInUser() {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null
}

/** Asks the server again who is signed in, and has the other tabs do the same. */
export async function refreshSession(): Promise<KnownSession> {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  postToOtherTabs('session')
  return session
}

/**
 * Asks the server who is signed in, before anything is sent that must not go under another account. What sends
 * tries again by itself, and a screen may wait for it.
 */
export async function confirmedUser() {
  return (await queryClient.fetchQuery({ ...sessionQuery, retry: false })).user
}

/** Removes everything of the user from memory at sign-out (answer 17). */
export function forgetUser(): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, challenge: null })
  forgetLastUser()
  postToOtherTabs('session')
}

/** A query key begins with its feature. The catalogue and the session itself are not personal. */
function isPersonal([feature]: readonly unknown[]): boolean {
  return feature !== 'catalogue' && feature !== 'account'
}
