import { createContext, use } from 'react'
import { hasCode } from '../../../../api/client/refusal.ts'

/** Asks the shopper to confirm their identity; false if they do not. */
export const AskToConfirm = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

/** The shopper dismissed the prompt, so the action is not done, and needs no message. */
export class ConfirmationCancelled extends Error {}

/** Sends something. If the server requires a confirmation first, asks for it and sends it again. */
export function useConfirmed() {
  const ask = use(AskToConfirm)
  return async <Output>(send: () => Promise<Output>): Promise<Output> => {
    try {
      return await send()
    } catch (error) {
      if (!hasCode(error, 'CONFIRMATION_REQUIRED')) throw error
      if (!(await ask())) throw new ConfirmationCancelled()
      return send()
    }
  }
}
