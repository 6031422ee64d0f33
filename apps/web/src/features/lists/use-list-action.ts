import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../api/client/refusal.ts'
import { refreshSession } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'

type Action<Input, Output> = {
  /** One of a kind: while it is under way, another press of its button is ignored. */
  name: string
  send: (input: Input) => Promise<Output>
  onDone: (output: Output, input: Input) => unknown
  failed: Notice | ((error: unknown, input: Input) => Notice)
  /** Waits for changes of the cart that are still on their way. */
  afterCart?: boolean
}

type Notice = { title: string; message?: string }

/** A change of a list, and the one place where its failures are shown. */
export function useListAction<Input = void, Output = unknown>(action: Action<Input, Output>) {
  const { name, send, onDone, failed, afterCart = false } = action
  const queryClient = useQueryClient()
  const mutationKey = ['lists', name]
  const { mutate, isPending } = useMutation({
    mutationKey,
    ...(afterCart && { scope: { id: 'cart' } }),
    // Offline it fails at once, and says so.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: onDone,
    onError: (error, input) => {
      // The session has ended elsewhere: asking anew leads to sign in.
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      return toast.error(typeof failed === 'function' ? failed(error, input) : failed)
    },
  })
  return {
    isPending,
    run: (input: Input) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(input)
    },
  }
}
