import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, use, useMemo } from 'react'
import { api } from '../client/client.ts'
import { queryClient } from '../client/query-client.ts'
import { onTabMessage } from '../live/tabs.ts'

export const sessionQuery = queryOptions({
  queryKey: ['account', 'session'],
  queryFn: () => api.account.session(),
  staleTime: 5 * 60 * 1000,
})

export type KnownSession = Awaited<ReturnType<typeof api.account.session>>

/**
 * Who is signed in. While that is unknown, `isLoading` is true and `user` is null. `challenge` names the
 * second factors of somebody whose password was correct.
 */
export function useSession() {
  return use(SessionContext)
}

/** Subscribes to the session query once, because a screen has a hundred components that need it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, isPending, isError, refetch } = useQuery(sessionQuery)
  const session = useMemo(
    () => ({
      user: data?.user ?? null,
      challenge: data?.challenge ?? null,
      isLoading: isPending,
      isError,
      retry: refetch,
    }),
    [data, isPending, isError, refetch],
  )
  return createElement(SessionContext, { value: session }, children)
}

const SessionContext = createContext({
  user: null as KnownSession['user'],
  challenge: null as KnownSession['challenge'],
  isLoading: true,
  isError: false,
  retry: (): unknown => undefined,
})

/** Refetches who is signed in when another tab signs in or out. */
export function followOtherTabs(): () => void {
  return onTabMessage('session', () => queryClient.invalidateQueries(sessionQuery))
}
