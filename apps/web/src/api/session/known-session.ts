import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../client/query-client.ts'
import { postToOtherTabs } from '../live/tabs.ts'
import { type KnownSession, sessionQuery } from './session.ts'

/** Who is signed in, for code outside React; null also while that is unknown. */
export function signedInUser() {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null
}

/** Asks the server again who is signed in, and makes the other tabs do the same. */
export async function refreshSession(): Promise<KnownSession> {
  // What is on its way may have been answered before the change that calls for this.
  queryClient.cancelQueries(sessionQuery, { silent: true, revert: false })
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  postToOtherTabs('session')
  return session
}

/**
 * Who is signed in, asked again if the last answer has become stale. The server refuses what is sent for somebody else
 * (`sentFor`). Senders retry by themselves, and a screen may be waiting, so this does not retry.
 */
export async function confirmedUser() {
  return (await queryClient.fetchQuery({ ...sessionQuery, retry: false })).user
}

const personal = { predicate: ({ queryKey }: { queryKey: QueryKey }) => isPersonal(queryKey) }
/** Whose data may be in memory. */
let remembered: string | undefined

/** Removes all of the user's data from memory at sign-out (answer 17). */
export function forgetUser(): void {
  remembered = undefined
  queryClient.getMutationCache().clear()
  queryClient.removeQueries(personal)
  // An answer on its way would sign the user in again.
  queryClient.cancelQueries(sessionQuery)
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, challenge: null })
  postToOtherTabs('session')
}

/** Removes the data of another user, who signed out in another tab or whose session ended; screens load theirs anew. */
export function rememberOnly(userId: string | undefined): void {
  if (remembered !== undefined && remembered !== userId) {
    queryClient.getMutationCache().clear()
    queryClient.resetQueries(personal)
  }
  remembered = userId
}

/** A query key begins with its feature. The catalogue and the session itself are not personal. */
function isPersonal([feature]: readonly unknown[]): boolean {
  return feature !== 'catalogue' && feature !== 'account'
}
