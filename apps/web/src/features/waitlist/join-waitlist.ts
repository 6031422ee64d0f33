import { api } from '../../api/client.ts'
import { hasCode } from '../../api/refusal.ts'
import { toast } from '../../ui/toast.ts'
import { answers } from './answer-messages.ts'

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

export function askToSignIn(): void {
  toast.error(answers.signInRequired)
}
