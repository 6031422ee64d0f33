import type { Pantry } from '@aisleway/core/pantry/contract'
import { MutationObserver, useMutationState } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode, isAnswer } from '../../api/client/refusal.ts'
import { refreshSession, signedInUser } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { showSentPantry } from './sent-pantry.ts'

// Sharing a pantry is agreed between people, so it is not queued for later.

const shareKey = ['pantry', 'share']
const choiceKey = ['pantry', 'use']

export function sharePantry(isShared: boolean): void {
  decide(shareKey, isShared, () => api.pantry.share({ isShared }))
}

/** Uses the pantry of another person, or one's own again. */
export function choosePantry(ownerId: string | null): void {
  decide(choiceKey, ownerId, () => api.pantry.use({ ownerId }))
}

/** Whether the pantry is to be shared, while that is being sent. */
export function useSharing(): boolean | undefined {
  return usePending<boolean>(shareKey)
}

/** Whose pantry is to be used, while that is being sent; null for one's own. */
export function useChoosing(): string | null | undefined {
  return usePending<string | null>(choiceKey)
}

function usePending<Wanted>(mutationKey: string[]): Wanted | undefined {
  const filters = { mutationKey, status: 'pending' } as const
  return useMutationState({ filters, select: ({ state }) => state.variables as Wanted }).at(-1)
}

function decide<Wanted>(mutationKey: string[], wanted: Wanted, send: () => Promise<Pantry>): void {
  new MutationObserver<Pantry, Error, Wanted>(queryClient, {
    mutationKey,
    scope: { id: 'pantry' },
    mutationFn: send,
    onSuccess: pantry => showSentPantry(signedInUser()?.id ?? '', pantry),
    onError: error => {
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      toast.error({ ...(isAnswer(error) ? messages.notSaved : messages.offline), key: 'pantry' })
    },
  })
    .mutate(wanted)
    .catch(() => {})
}
