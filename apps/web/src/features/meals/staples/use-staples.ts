import { lackingStaples, type Staple } from '@aisleway/core/meals/basket/staples'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** What the shopper has at home; null before they were asked. It changes only when the shopper says so. */
export const staplesQuery = queryOptions({
  queryKey: ['meals', 'staples-at-home'],
  queryFn: () => api.meals.staplesAtHome(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the price of a meal must include beside its own ingredients; nothing while that is unknown. */
export function useLackingStaples(): Staple[] {
  return lackingStaples(useQuery(staplesQuery).data?.staples)
}

/** The same as far as it is known on this device. */
export function knownLacking(): Staple[] {
  return lackingStaples(queryClient.getQueryData(staplesQuery.queryKey)?.staples)
}

/** Saves the answer on the account. Prices follow at once, and so does what fits the budget. */
export function useSaveStaples(onSaved?: () => void) {
  const queryClient = useQueryClient()
  const { run, isPending } = useAction({
    key: ['meals', 'save-staples'],
    send: (staples: Staple[]) => api.meals.saveStaplesAtHome({ staples }),
    onDone: saved => {
      queryClient.setQueryData(staplesQuery.queryKey, saved)
      onSaved?.()
      return queryClient.invalidateQueries({ queryKey: ['meals', 'generate'] })
    },
    onFailed: () => toast.error({ ...messages.notSaved, key: 'staples' }),
  })
  return { save: run, isSaving: isPending }
}
