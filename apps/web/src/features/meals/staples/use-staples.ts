import { lackingStaples, type Staple } from '@aisleway/core/meals/basket/staples'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** What the shopper has at home; null until asked. It changes only when the shopper says so. */
export const staplesQuery = queryOptions({
  queryKey: ['meals', 'staples-at-home'],
  queryFn: () => api.meals.staplesAtHome(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What meals have to count beside their own ingredients; nothing while that is not known. */
export function useLackingStaples(): Staple[] {
  return lackingStaples(useQuery(staplesQuery).data?.staples)
}

/** Keeps the answer on the account: prices follow at once, and so does what fits the budget. */
export function useSaveStaples(onSaved?: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (staples: Staple[]) => api.meals.saveStaplesAtHome({ staples }),
    onSuccess: saved => {
      queryClient.setQueryData(staplesQuery.queryKey, saved)
      onSaved?.()
      return queryClient.invalidateQueries({ queryKey: ['meals', 'generate'] })
    },
    onError: () => toast.error({ ...messages.notSaved, key: 'staples' }),
  })
  return { save: mutate, isSaving: isPending }
}
