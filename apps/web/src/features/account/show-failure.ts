import type { ErrorCode } from '@aisleway/core/errors'
import { isRefusal } from '../../api/client/refusal.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

const tooMany = 'TOO_MANY_REQUESTS' satisfies ErrorCode

/** Shows the toast for a failure. After too many attempts, it reads the same wherever they were made. */
export function showFailure(error: unknown, failed: { title: string; message: string }): void {
  if (isRefusal(error) && error.code === tooMany) {
    toast.error({ ...messages.tooManyAttempts(error.retryAfterSeconds), key: tooMany })
  } else {
    toast.error(failed)
  }
}
