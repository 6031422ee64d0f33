import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isBusy, isRefusal } from './refusal.ts'

const second = 1000
const isOnline = () => onlineManager.isOnline()

/**
 * Server state of the whole app. Without a network, a query or a change fails at once, so that no screen
 * waits for its answer. A query is asked again when there is a network; what was answered before is not
 * asked anew. A refusal is an answer, and a busy server was already asked again: only other failures are
 * tried again.
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
