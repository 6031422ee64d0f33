import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { useSession } from '../../api/session/session.ts'
import { storeConfigQuery } from '../../api/store-config.ts'
import { useAction } from '../../api/use-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { profileQuery } from './profile-queries.ts'
import { showFailure } from './show-failure.ts'

/** Sends the link that confirms the user's e-mail address again; a server without mail keeps it for its operator. */
export function useResendVerification() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { data: config } = useQuery(storeConfigQuery)
  const { run, isPending } = useAction({
    key: ['account', 'verification'],
    send: () => api.account.resendVerification(),
    onDone: ({ sent }) => {
      if (!user) return
      if (sent) {
        const isKept = config?.sendsMail === false
        toast.show(isKept ? messages.verificationKept : messages.verificationSent(user.email))
      } else {
        toast.show(messages.alreadyVerified)
        queryClient.invalidateQueries({ queryKey: profileQuery(user.id).queryKey })
      }
    },
    onFailed: error => showFailure(error, messages.verificationNotSent),
  })
  return { resend: run, isSending: isPending }
}
