import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isBusy, isRefusal } from './refusal.ts'

const second = 1000
const isOnline = () => onlineManager.isOnline()

/**
 * All server state of the app. Without a network, a query or a change fails at once, so that no screen
 * waits for it, and answered queries are not refetched until there is a network. A refusal is an answer,
 * and requests to a busy server have already been retried: only other failures are retried here.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30 * second,
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnMount: isOnline,
      refetchOnWindowFocus: isOnline,
      retry: (failures, error) => failures < 2 && isOnline() && !isRefusal(error) && !isBusy(error),
    },
    mutations: { networkMode: 'always' },
  },
})
