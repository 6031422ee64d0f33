import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { hasCode, isAnswer } from '../../../api/client/refusal.ts'
import { preferencesQuery } from '../../../api/preferences.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { forgetDraft } from '../draft.ts'
import { messages } from '../messages.ts'

/** Saves the answers and says so; when that fails they stay, to be sent again. */
export function useSavePreferences(userId: string, onSaved: () => void) {
  const queryClient = useQueryClient()
  const mutationKey = ['onboarding', userId, 'save']
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    // Offline it fails at once: nobody is kept waiting at the door.
    networkMode: 'always',
    mutationFn: (answers: Preferences) => api.onboarding.save(answers),
    onSuccess: saved => {
      queryClient.setQueryData(preferencesQuery({ id: userId }).queryKey, saved)
      forgetDraft(userId)
      toast.show(messages.saved)
      onSaved()
    },
    onError: error => {
      // The session has ended elsewhere: asking anew leads to sign in.
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      const failed = isAnswer(error) ? messages.notSaved : messages.unexpected
      toast.error({ ...failed, key: 'preferences' })
    },
  })
  return {
    isSaving: isPending,
    hasFailed: isError,
    save: (answers: Preferences) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(answers)
    },
  }
}
