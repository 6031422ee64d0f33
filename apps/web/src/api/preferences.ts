import type { User } from '@aisleway/core/account/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './client/client.ts'
import { useSession } from './session/session.ts'

/** The answers to the questionnaire; null until they are given. Only this shopper changes them. */
export function preferencesQuery(user: Pick<User, 'id'> | null) {
  return queryOptions({
    queryKey: ['onboarding', user?.id],
    queryFn: () => api.onboarding.preferences(),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: user !== null,
  })
}

export function usePreferences() {
  return useQuery(preferencesQuery(useSession().user))
}
