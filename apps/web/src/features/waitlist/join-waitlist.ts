import { api } from '../../api/client/client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { keepPendingAction } from '../../api/session/pending-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { answers } from './answer-messages.ts'
import { messages } from './messages.ts'

type Answer = 'joined' | 'already'

/** Joins with the account's address and tells the outcome. Other failures are thrown. */
export async function joinWaitlist(): Promise<void> {
  tellAnswer(await askForPlace({}))
}

/** An address that is on the list already is no failure. */
export async function askForPlace(input: { email?: string }): Promise<Answer> {
  try {
    await api.waitlist.join(input)
    return 'joined'
  } catch (error) {
    if (!hasCode(error, 'ALREADY_ON_WAITLIST')) throw error
    return 'already'
  }
}

export function tellAnswer(answer: Answer): void {
  if (answer === 'joined') toast.show(answers.joined)
  else toast.error(answers.already)
}

/** Remembers the press, so that the visitor joins after signing in. */
export function askToSignIn(): void {
  keepPendingAction('join-waitlist')
  toast.error(answers.signInRequired)
}

/** Joins after the sign-in that it had to wait for, and tells a failure as the button does. */
export async function joinWaitlistAsPressed(): Promise<void> {
  try {
    await joinWaitlist()
  } catch {
    toast.error(messages.failed)
  }
}
