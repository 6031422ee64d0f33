import { hasCode } from '../../../api/client/refusal.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages as hearts } from '../messages.ts'
import { messages } from '../screen/screen-messages.ts'

/** A toast about a heart replaces the one before it. */
export const heartNoticeKey = 'added-to-favorites'

export function reportFailed(error: unknown): void {
  const text = hasCode(error, 'TOO_MANY_FAVORITES') ? messages.full : hearts.notSaved
  toast.error({ ...text, key: heartNoticeKey })
}
