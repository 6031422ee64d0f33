import { useAction } from '../../../api/use-action.ts'
import { showFailure } from '../show-failure.ts'
import { ConfirmationCancelled, useConfirmed } from './confirm/use-confirmed.ts'
import { failureText } from './failure-text.ts'

export type ProfileAction<Input, Output> = {
  name: string
  send: (input: Input) => Promise<Output>
  onDone: (output: Output, input: Input) => unknown
  /** The title of the toast if it failed. */
  failed: string
  /** Shows a refusal at its field and returns true; any other error becomes a toast. */
  showRefusal?: (error: unknown) => boolean
}

/** An action on Profile, which may ask the shopper to confirm their identity before it is done. */
export function useProfileAction<Input = void, Output = unknown>(
  action: ProfileAction<Input, Output>,
) {
  const { name, send, onDone, failed, showRefusal } = action
  const confirmed = useConfirmed()
  return useAction({
    key: ['profile', name],
    send: (input: Input) => confirmed(() => send(input)),
    onDone,
    onFailed: error => {
      if (error instanceof ConfirmationCancelled || showRefusal?.(error)) return
      showFailure(error, { title: failed, message: failureText(error) })
    },
  })
}
