import { useState } from 'react'
import { hasCode } from '../../../api/client/refusal.ts'
import { askForPlace, toastAnswer } from '../../waitlist/join-waitlist.ts'
import { messages as waitlistMessages } from '../../waitlist/messages.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'

/** Joining takes this long (spec 1 §9), unless the shopper asks to see the result at once. */
const minimumMs = 1000

/** Submits the e-mail address (answer 7). */
export function useJoinWaitlist(onJoined: () => void) {
  const [showNow, setShowNow] = useState<() => void>()
  const { run, isPending } = useListAction({
    name: 'join-waitlist',
    send: async (email: string) => {
      const minimum = pause(minimumMs)
      const answer = await askForPlace({ email })
      // The shopper may skip the rest of the wait (answer 6).
      const asked = new Promise<void>(end => setShowNow(() => end))
      await Promise.race([minimum, asked])
      setShowNow(undefined)
      return answer
    },
    onDone: answer => {
      toastAnswer(answer)
      onJoined()
    },
    failed: error =>
      hasCode(error, 'BAD_REQUEST') ? messages.invalidEmail : waitlistMessages.failed,
  })
  return { join: run, isPending, showNow }
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
