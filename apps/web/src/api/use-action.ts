import {
  type MutationKey,
  type MutationScope,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { hasCode } from './client/refusal.ts'
import { refreshSession } from './session/known-session.ts'

export type Action<Input, Output> = {
  /** While an action with this key is under way, another press is ignored. */
  key: MutationKey
  send: (input: Input) => Promise<Output>
  onDone?: (output: Output, input: Input) => unknown
  /** Tells the shopper that it failed. It is not called when the session has ended, which is no failure. */
  onFailed: (error: unknown, input: Input) => unknown
  onSessionEnded?: () => unknown
  /** Actions of one scope are sent one after the other. */
  scope?: MutationScope | undefined
}

/** Something that the shopper presses and the server does (docs/decisions/0052). */
export function useAction<Input = void, Output = unknown>(action: Action<Input, Output>) {
  const { key: mutationKey, send, onDone, onFailed, onSessionEnded, scope } = action
  const queryClient = useQueryClient()
  const {
    mutate,
    mutateAsync: _,
    ...state
  } = useMutation({
    mutationKey,
    ...(scope && { scope }),
    mutationFn: send,
    onSuccess: (output, input) => onDone?.(output, input),
    onError: (error, input) => {
      if (!hasCode(error, 'UNAUTHORIZED')) return onFailed(error, input)
      onSessionEnded?.()
      // Its answer leads to the sign-in page.
      return refreshSession()
    },
  })
  return {
    ...state,
    // The second click of a double-click comes before the button is drawn busy.
    run: (input: Input) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input)
    },
  }
}
