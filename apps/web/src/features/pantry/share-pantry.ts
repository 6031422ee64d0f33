import type { Pantry } from '@aisleway/core/pantry/contract'
import { MutationObserver } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode, isAnswer } from '../../api/client/refusal.ts'
import { refreshSession, signedInUser } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { showSentPantry } from './sent-pantry.ts'

// Sharing a pantry is agreed between people, so it is not queued for later.

export function sharePantry(isShared: boolean): void {
  decide(() => api.pantry.share({ isShared }))
}

/** Uses the pantry of another person, or one's own again. */
export function choosePantry(ownerId: string | null): void {
  decide(() => api.pantry.use({ ownerId }))
}

function decide(send: () => Promise<Pantry>): void {
  new MutationObserver(queryClient, {
    mutationKey: ['pantry', 'share'],
    scope: { id: 'pantry' },
    mutationFn: send,
    onSuccess: pantry => showSentPantry(signedInUser()?.id ?? '', pantry),
    onError: error => {
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      toast.error({ ...(isAnswer(error) ? messages.notSaved : messages.offline), key: 'pantry' })
    },
  })
    .mutate()
    .catch(() => {})
}
