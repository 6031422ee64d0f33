import type { ErrorCode } from '@aisleway/core/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { hasCode, isRefusal } from '../../../api/client/refusal.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages as accountMessages } from '../messages.ts'
import { showFailure } from '../show-failure.ts'
import { messages } from './messages.ts'

type Options = {
  send: (code: string) => Promise<unknown>
  /** Refusals that belong to the code, in words for its field. */
  texts: Partial<Record<ErrorCode, string>>
  onExpired?: (() => void) | undefined
  /** Empties the field after a refusal. */
  startsOver?: boolean
}

/** The form of a code: a right one signs in, a refused one is told at the field. */
export function useAnswer({ send, texts, onExpired, startsOver = false }: Options) {
  const queryClient = useQueryClient()
  const form = useForm({ defaultValues: { code: '' } })
  const { setFocus, setError, setValue } = form
  const mutationKey = ['account', 'second-step']
  const { mutate, isPending } = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: async (code: string) => {
      await send(code)
      return refreshSession()
    },
    onSuccess: ({ user }) => {
      if (user) toast.show(accountMessages.loggedIn(user.fullName))
    },
    onError: error => {
      // The session has ended meanwhile: asking anew leads back to the password.
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      if (hasCode(error, 'CHALLENGE_EXPIRED')) onExpired?.()
      const text = isRefusal(error) && byCode(texts)[error.code]
      if (!text) return showFailure(error, messages.failed)
      if (startsOver) setValue('code', '')
      setError('code', { message: text }, { shouldFocus: true })
    },
  })

  useEffect(() => setFocus('code'), [setFocus])

  return {
    form,
    isPending,
    submit: form.handleSubmit(({ code }) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(code.trim())
    }),
  }
}

function byCode(texts: Options['texts']): Partial<Record<string, string>> {
  return texts
}
