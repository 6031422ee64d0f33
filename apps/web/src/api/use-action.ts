import {
  type MutationKey,
  type MutationScope,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from './client/new-id.ts'
import { hasCode } from './client/refusal.ts'
import { refreshSession } from './session/known-session.ts'

export type Action<Input, Output> = {
  /** While an action with this key is under way, another press is ignored. */
  key: MutationKey
  /**
   * The id, a UUID, stays the same until an answer came to this input: what was lost on the way may have
   * been carried out, and is then carried out once.
   */
  send: (input: Input, id: string) => Promise<Output>
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
  const unanswered = useRef<{ input: string | undefined; id: string }>(undefined)
  const idFor = (given: Input) => {
    const input = JSON.stringify(given)
    if (!unanswered.current || unanswered.current.input !== input) {
      unanswered.current = { input, id: newId() }
    }
    return unanswered.current.id
  }
  const {
    mutate,
    mutateAsync: _,
    ...state
  } = useMutation({
    mutationKey,
    ...(scope && { scope }),
    mutationFn: (input: Input) => send(input, idFor(input)),
    onSuccess: (output, input) => {
      unanswered.current = undefined
      return onDone?.(output, input)
    },
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
