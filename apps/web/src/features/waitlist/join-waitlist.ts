import { api } from '../../api/client/client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { keepPendingAction } from '../../api/session/pending-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { answers } from './answer-messages.ts'
import { messages } from './messages.ts'

type Answer = 'joined' | 'already'

/** Joins with the account's address and says what came of it. Other failures are thrown. */
export async function joinWaitlist(): Promise<void> {
  tellAnswer(await askForPlace({}))
}

/** Being on the list already is an answer too. */
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

/** The press is remembered: whoever signs in then has joined. */
export function askToSignIn(): void {
  keepPendingAction('join-waitlist')
  toast.error(answers.signInRequired)
}

/** After the sign-in that it had to wait for; a failure is told as the button tells it. */
export async function joinWaitlistAsPressed(): Promise<void> {
  try {
    await joinWaitlist()
  } catch {
    toast.error(messages.failed)
  }
}
