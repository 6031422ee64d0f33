import { lackingStaples, type Staple } from '@aisleway/core/meals/basket/staples'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** What the shopper has at home; null until they are asked. Only the shopper changes it. */
export const staplesQuery = queryOptions({
  queryKey: ['meals', 'staples-at-home'],
  queryFn: () => api.meals.staplesAtHome(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What a meal's price must include besides its own ingredients; nothing while that is unknown. */
export function useLackingStaples(): Staple[] {
  return lackingStaples(useQuery(staplesQuery).data?.staples)
}

/** The same, as far as this device knows it. */
export function knownLacking(): Staple[] {
  return lackingStaples(queryClient.getQueryData(staplesQuery.queryKey)?.staples)
}

/** Saves the answer on the account. Prices update at once, and so does what fits the budget. */
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
