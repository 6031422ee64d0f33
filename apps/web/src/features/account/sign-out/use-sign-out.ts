import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { hasUnsentOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { useSession } from '../../../api/session/session.ts'
import { endSession } from '../../../api/session/sign-in.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'
import { leaveAccount } from './leave-account.ts'

const key = ['account', 'sign-out']

/** Signs out, and tells whether unsent changes would be lost. */
export function useSignOut() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { run, isPending } = useAction({
    key,
    send: endSession,
    onDone: async () => {
      await leaveAccount(user, () => navigate({ to: '/' }))
      toast.show(messages.signedOut)
    },
    onFailed: () => toast.error(messages.signOutFailed),
  })
  return {
    signOut: run,
    isSigningOut: isPending,
    hasUnsent: async () =>
      queryClient.isMutating({ predicate: ({ options }) => options.mutationKey !== key }) > 0 ||
      (user !== null && (await hasUnsentOnDevice(user.id))),
  }
}
