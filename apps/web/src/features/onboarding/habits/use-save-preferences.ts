import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { isAnswer } from '../../../api/client/refusal.ts'
import { preferencesQuery } from '../../../api/preferences.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { draftOfAnswers } from '../draft.ts'
import { messages } from '../messages.ts'

/** Saves the answers and says so. After a failure they stay, and can be sent again. */
export function useSavePreferences(userId: string, onSaved: () => unknown) {
  const queryClient = useQueryClient()
  const { run, isPending, isError } = useAction({
    key: ['onboarding', userId, 'save'],
    send: (answers: Preferences) => api.onboarding.save(answers),
    onDone: saved => {
      queryClient.setQueryData(preferencesQuery({ id: userId }).queryKey, saved)
      draftOfAnswers(userId).forget()
      toast.show(messages.saved)
      onSaved()
    },
    onFailed: error => {
      const failed = isAnswer(error) ? messages.notSaved : messages.unexpected
      toast.error({ ...failed, key: 'preferences' })
    },
  })
  return { save: run, isSaving: isPending, hasFailed: isError }
}
