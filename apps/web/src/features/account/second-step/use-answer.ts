import type { ErrorCode } from '@aisleway/core/errors'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { hasCode, isRefusal } from '../../../api/client/refusal.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages as accountMessages } from '../messages.ts'
import { showFailure } from '../show-failure.ts'
import { messages } from './messages.ts'

type Options = {
  /** The factor's id, or "recovery". While one method is being checked, another one can be used. */
  method: string
  send: (code: string) => Promise<unknown>
  /** The field's error texts for refusals about the code. */
  texts: Partial<Record<ErrorCode, string>>
  onExpired?: (() => void) | undefined
  /** Whether the field is cleared after a refusal. */
  startsOver?: boolean
}

/** The form for a code: a correct one signs in, and a refused one is explained at the field. */
export function useAnswer({ method, send, texts, onExpired, startsOver = false }: Options) {
  const form = useForm({ defaultValues: { code: '' } })
  const { setFocus, setError, setValue } = form
  const { run, isPending } = useAction({
    key: ['account', 'second-step', method],
    send: async (code: string) => {
      await send(code)
      // Sending it again would be refused, because a code works once.
      return refreshSession().catch(() => undefined)
    },
    onDone: session => {
      if (!session) return toast.error(messages.acceptedOnly)
      if (session.user) toast.show(accountMessages.loggedIn(session.user.fullName))
    },
    onFailed: error => {
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
    submit: form.handleSubmit(({ code }) => run(code.trim())),
  }
}

function byCode(texts: Options['texts']): Partial<Record<string, string>> {
  return texts
}
