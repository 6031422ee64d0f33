import { useIsMutating } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { hasUnsentOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { useSession } from '../../../api/session/session.ts'
import { endSession } from '../../../api/session/sign-in.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'
import { leaveAccount } from './leave-account.ts'

/** Signs out, and tells whether unsent changes would be lost. */
export function useSignOut() {
  const navigate = useNavigate()
  const { user } = useSession()
  const isSending = useIsMutating() > 0
  const hasUnsent = async () => isSending || (user !== null && (await hasUnsentOnDevice(user.id)))

  const signOut = async () => {
    try {
      await endSession()
    } catch {
      toast.show({ ...messages.signOutFailed, tone: 'error' })
      return
    }
    await leaveAccount(user, () => navigate({ to: '/' }))
    toast.show(messages.signedOut)
  }
  return { signOut, hasUnsent }
}
