import { createContext, use } from 'react'
import { hasCode } from '../../../../api/client/refusal.ts'

/** Asks the shopper to confirm who they are; false when they do not. */
export const AskToConfirm = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

/** The shopper closed the question, so what they pressed is not done, and they need no message about it. */
export class ConfirmationCancelled extends Error {}

/** Sends something. When the server wants a confirmation first, asks for it and sends it again. */
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
