import {
  type MutationKey,
  type MutationScope,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from './client/new-id.ts'
import { hasCode } from './client/refusal.ts'
import { refreshSession } from './session/known-session.ts'

export type Action<Input, Output> = {
  /**
   * While an action with this key is in flight, every button for it is pending, also in a dialog that was closed and
   * opened again, and further presses are ignored. So the key contains the id of what is acted on.
   */
  key: MutationKey
  /**
   * The id, a UUID, stays the same until this input is answered: a lost request may have been carried out,
   * and the id makes its retry idempotent.
   */
  send: (input: Input, id: string) => Promise<Output>
  onDone?: (output: Output, input: Input) => unknown
  /** Tells the shopper that it failed. Not called when the session has ended, which is no failure. */
  onFailed: (error: unknown, input: Input) => unknown
  onSessionEnded?: () => unknown
  /** Actions in the same scope are sent one after the other. */
  scope?: MutationScope | undefined
}

/** An action that the shopper triggers and the server carries out (docs/decisions/0052). */
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
  const inFlight = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: mutation => mutation.state.variables as Input,
  })
  return {
    ...state,
    isPending: inFlight.length > 0,
    variables: inFlight.at(-1) ?? state.variables,
    // The second click of a double-click arrives before the button is rendered as busy.
    run: (input: Input) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input)
    },
  }
}
