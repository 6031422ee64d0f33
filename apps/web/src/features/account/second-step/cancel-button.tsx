import { forgetUser } from '../../../api/session/known-session.ts'
import { endSession } from '../../../api/session/sign-in.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages as accountMessages } from '../messages.ts'
import { messages } from './messages.ts'

/** Ends the session that is waiting for its second step, which returns to the password. */
export function CancelButton() {
  const { run, isPending } = useAction({
    key: ['account', 'cancel'],
    send: endSession,
    onDone: forgetUser,
    onFailed: () => toast.error(accountMessages.signOutFailed),
  })
  return (
    <Button variant="ghost" busy={isPending} busyLabel={messages.cancelling} onClick={() => run()}>
      {messages.cancel}
    </Button>
  )
}
