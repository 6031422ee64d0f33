import { hasCode } from '../../../api/client/refusal.ts'
import type { Entry } from '../../../api/outbox/entry.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { replicaOf } from '../replica/replicas.ts'
import { messages } from './messages.ts'

/** Reports that changes of a list were refused; an inaccessible list is removed from the device. */
export async function reportListRefused(
  { userId, group: listId }: Entry,
  refused: number,
  error: unknown,
): Promise<void> {
  if (hasCode(error, 'LIST_NOT_FOUND')) {
    await replicaOf(userId, listId).forget()
    toast.error(messages.listGone)
  } else if (hasCode(error, 'LIST_FULL')) toast.error(messages.listFull)
  else if (hasCode(error, 'FORBIDDEN')) toast.error(messages.notAllowed)
  else if (refused > 0) toast.error(messages.refused(refused))
}
