import { PushNotAllowed } from '../../../api/push/device-push.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './push-messages.ts'

export function showPushFailure(error: unknown): void {
  const reason =
    error instanceof PushNotAllowed ? messages.notAllowed : { title: messages.notSaved }
  toast.error({ ...reason, key: 'push' })
}
