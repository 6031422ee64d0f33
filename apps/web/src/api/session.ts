import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, use, useMemo } from 'react'
import { api } from './client.ts'
import { forgetLastUser } from './last-user.ts'
import { queryClient } from './query-client.ts'
import { onTabNews, tellOtherTabs } from './tabs.ts'

export const sessionQuery = queryOptions({
  queryKey: ['account', 'session'],
  queryFn: () => api.account.session(),
  staleTime: 5 * 60 * 1000,
})

export type KnownSession = Awaited<ReturnType<typeof api.account.session>>

/**
 * Who is signed in. While that is not known yet, `isLoading` is true and `user` is null; `challenge`
 * names the second factors of somebody whose password was right.
 */
export function useSession() {
  return use(SessionContext)
}

/** Asked in one place: a screen has a hundred parts that want to know. */
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

/** The same outside of React: null also while it is not known. */
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

/** After sign-out nothing of the user remains in memory (decision 17). */
export function forgetUser(): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  queryClient.setQueryData(sessionQuery.queryKey, { user: null, challenge: null })
  forgetLastUser()
  tellOtherTabs('session')
}

/** Another tab signed in or out. */
export function followOtherTabs(): () => void {
  return onTabNews('session', () => queryClient.invalidateQueries(sessionQuery))
}

/** Queries are named by their feature first; the catalogue is everybody's. */
function isPersonal([feature]: readonly unknown[]): boolean {
  return feature !== 'catalogue' && feature !== 'account'
}
