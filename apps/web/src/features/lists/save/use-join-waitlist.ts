import { hasCode } from '../../../api/refusal.ts'
import { askForPlace, tellAnswer } from '../../waitlist/join-waitlist.ts'
import { messages as waitlistMessages } from '../../waitlist/messages.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'

/** Joining takes at least this long (spec 1 §9). */
const minimumMs = 1000

/** Stores the address (decision 7). */
export function useJoinWaitlist(onJoined: () => void) {
  return useListAction({
    name: 'join-waitlist',
    send: async (email: string) => {
      const [answer] = await Promise.all([askForPlace({ email }), pause(minimumMs)])
      return answer
    },
    onDone: answer => {
      tellAnswer(answer)
      onJoined()
    },
    failed: error =>
      hasCode(error, 'BAD_REQUEST') ? messages.invalidEmail : waitlistMessages.failed,
  })
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
