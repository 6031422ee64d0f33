import { createContext, use } from 'react'
import { hasCode } from '../../../../api/client/refusal.ts'

/** Asks the shopper to confirm that it is them; false where they would not. */
export const AskToConfirm = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

/** The shopper closed the question: what was pressed is not done, and they need not be told. */
export class ConfirmationCancelled extends Error {}

/** Sends something; where it needs a confirmation, asks for that and sends it again. */
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
