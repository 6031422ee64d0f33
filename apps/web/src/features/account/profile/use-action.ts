import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/client/refusal.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { showFailure } from '../show-failure.ts'
import { ConfirmationCancelled, useConfirmed } from './confirm/use-confirmed.ts'
import { failureText } from './failure-text.ts'

export type Action<Input, Output> = {
  /** One of a kind: while it is under way, another press of its button is ignored. */
  name: string
  send: (input: Input) => Promise<Output>
  onDone: (output: Output, input: Input) => unknown
  /** Title of the toast when it failed. */
  failed: string
  /** Shows a refusal at its field and says so; what it does not know becomes a toast. */
  showRefusal?: (error: unknown) => boolean
}

/** A change on Profile, and the one place where it is confirmed and its failures are shown. */
export function useAction<Input = void, Output = unknown>(action: Action<Input, Output>) {
  const { name, send, onDone, failed, showRefusal } = action
  const queryClient = useQueryClient()
  const confirmed = useConfirmed()
  const mutationKey = ['profile', name]
  const { mutate, isPending, data } = useMutation({
    mutationKey,
    // Offline it fails at once: nobody leaves a password change waiting.
    networkMode: 'always',
    mutationFn: (input: Input) => confirmed(() => send(input)),
    onSuccess: onDone,
    onError: error => {
      if (error instanceof ConfirmationCancelled) return
      // The session has ended elsewhere: asking anew leads to sign in.
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      if (!showRefusal?.(error)) {
        showFailure(error, { title: failed, message: failureText(error) })
      }
    },
  })
  return {
    isPending,
    /** Of the last one that went well. */
    answer: data,
    run: (input: Input) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input)
    },
  }
}
