import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from './refusal.ts'

const second = 1000

/** Server state of the whole app. A refusal is an answer: only a lost connection is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30 * second,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
  },
})
