import type { MealsState } from '@aisleway/core/meals/generation/meals-address'
import { reshuffle } from '@aisleway/core/meals/generation/reshuffle'
import { newSeed } from '@aisleway/core/seeded-random'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/feedback/toast.ts'
import { mealsQuery, type SeededPick } from '../meal-queries.ts'
import { messages } from '../messages.ts'

type Shown = { pick: SeededPick; index: number | null; onShow: (state: MealsState) => void }

/** Reshuffle, in both views. The current meals stay on screen until there are others. */
export function useReshuffle({ pick, index, onShow }: Shown) {
  const queryClient = useQueryClient()
  const newPick = useMutation({
    mutationFn: async () => {
      const next = { criteria: pick.criteria, seed: newSeed(Math.random) }
      await queryClient.fetchQuery(mealsQuery(next))
      return next
    },
  })
  const show = (next: SeededPick, at: number | null) => {
    onShow({ ...next, index: at })
    toast.show({ ...messages.reshuffled, key: 'meals' })
  }
  return {
    isShuffling: newPick.isPending,
    shuffle(shown: number, total: number) {
      const view =
        index === null ? ({ kind: 'all' } as const) : ({ kind: 'single', index } as const)
      const step = reshuffle(view, shown, total)
      if (step.kind === 'show') show(pick, step.index)
      if (step.kind === 'pick') {
        newPick.mutate(undefined, {
          onSuccess: next => show(next, index === null ? null : 0),
          onError: () => toast.error({ ...messages.failed, key: 'meals' }),
        })
      }
    },
  }
}
