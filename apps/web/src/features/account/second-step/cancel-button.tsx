import { useMutation } from '@tanstack/react-query'
import { forgetUser } from '../../../api/session/known-session.ts'
import { endSession } from '../../../api/session/sign-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages as accountMessages } from '../messages.ts'
import { messages } from './messages.ts'

/** Ends the session that waits for its second step: back to the password. */
export function CancelButton() {
  const { mutate, isPending } = useMutation({
    mutationKey: ['account', 'cancel'],
    networkMode: 'always',
    mutationFn: endSession,
    onSuccess: forgetUser,
    onError: () => toast.error(accountMessages.signOutFailed),
  })
  return (
    <Button
      variant="ghost"
      busy={isPending}
      busyLabel={messages.cancelling}
      onClick={() => mutate()}
    >
      {messages.cancel}
    </Button>
  )
}
