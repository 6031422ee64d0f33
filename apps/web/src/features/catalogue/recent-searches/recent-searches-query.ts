import type { User } from '@aisleway/core/account/session'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { signedInUser } from '../../../api/session/known-session.ts'

/** What the shopper searched for, latest first. In memory only, which is cleared at sign-out. */
export function recentSearchesQuery(user: User | null) {
  return queryOptions({
    queryKey: ['recent-searches', user?.id],
    queryFn: async () => (await api.recentSearches.list()).searches,
    enabled: user !== null,
  })
}

/** Saves a search on the account. */
export function rememberSearch(text: string): void {
  const { queryKey } = recentSearchesQuery(signedInUser())
  const isLatest = queryClient.getQueryData(queryKey)?.[0] === text
  if (text && !isLatest) change(() => api.recentSearches.add({ text }))
}

export function clearRecentSearches(): void {
  change(() => api.recentSearches.clear())
}

async function change(send: () => Promise<{ searches: string[] }>): Promise<void> {
  const user = signedInUser()
  if (!user) return
  try {
    const { searches } = await send()
    queryClient.setQueryData(recentSearchesQuery(user).queryKey, searches)
  } catch {
    // A convenience that nobody waits for.
  }
}
