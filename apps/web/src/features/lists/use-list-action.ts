import { sendOutbox } from '../../api/outbox/act.ts'
import { useAction } from '../../api/use-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { cartChanges } from '../cart/cart-changes.ts'

type Options<Input, Output> = {
  name: string
  send: (input: Input, id: string) => Promise<Output>
  onDone: (output: Output, input: Input) => unknown
  /** No notice if the screen itself shows the failure. */
  failed: Notice | ((error: unknown, input: Input) => Notice | undefined)
  /** Waits for cart changes that are still being sent. */
  afterCart?: boolean
}

type Notice = { title: string; message?: string }

/** An action on a list. A toast reports its failure, until it succeeds. */
export function useListAction<Input = void, Output = unknown>(options: Options<Input, Output>) {
  const { name, send, onDone, failed, afterCart } = options
  return useAction({
    key: ['lists', name],
    send: async (input: Input, id: string) => {
      if (afterCart) await sendOutbox()
      return send(input, id)
    },
    onDone: (output: Output, input: Input) => {
      toast.withdraw(name)
      return onDone(output, input)
    },
    onFailed: (error: unknown, input: Input) => {
      const notice = typeof failed === 'function' ? failed(error, input) : failed
      if (notice) toast.error({ ...notice, key: name })
    },
    scope: afterCart ? cartChanges.scope : undefined,
  })
}
