import type { Profile } from '@aisleway/core/account/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { hasCode } from '../../api/client/refusal.ts'

// The keys contain the user's id, so that another user who signs in on a second tab does not see the first one's data.

/** Null for an account without a profile row, which is no failure (spec 1 §8). */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async (): Promise<Profile | null> => {
      try {
        return await api.account.profile()
      } catch (error) {
        if (hasCode(error, 'NOT_FOUND')) return null
        throw error
      }
    },
  })
}

export function openSessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId, 'sessions'],
    queryFn: () => api.account.sessions(),
  })
}

export function factorsQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId, 'factors'],
    queryFn: () => api.factors.list(),
  })
}
