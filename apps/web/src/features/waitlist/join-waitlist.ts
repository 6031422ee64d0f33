import { api } from '../../api/client/client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { keepPendingAction } from '../../api/session/pending-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { answers } from './answer-messages.ts'
import { messages } from './messages.ts'

type Answer = 'joined' | 'already'

/** Joins with the account's e-mail address and reports the outcome. Other failures are thrown. */
export async function joinWaitlist(): Promise<void> {
  toastAnswer(await askForPlace({}))
}

/** An address that is already on the list is no failure. */
export async function askForPlace(input: { email?: string }): Promise<Answer> {
  try {
    await api.waitlist.join(input)
    return 'joined'
  } catch (error) {
    if (!hasCode(error, 'ALREADY_ON_WAITLIST')) throw error
    return 'already'
  }
}

export function toastAnswer(answer: Answer): void {
  if (answer === 'joined') toast.show(answers.joined)
  else toast.error(answers.already)
}

/** Remembers the press, so that the visitor joins after signing in. */
export function askToSignIn(): void {
  keepPendingAction('join-waitlist')
  toast.error(answers.signInRequired)
}

/** Joins after the sign-in it had to wait for, and reports a failure as the button does. */
export async function joinWaitlistAsPressed(): Promise<void> {
  try {
    await joinWaitlist()
  } catch {
    toast.error(messages.failed)
  }
}
