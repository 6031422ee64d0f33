import type { ListHead } from '@aisleway/core/lists/contract'
import { newId } from '../../api/client/new-id.ts'
import { loadOnce } from '../../api/load-once.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { preloadWhenIdle } from '../../ui/scheduling/preload-when-idle.ts'
import { refreshLists } from '../lists/list-queries.ts'
import { listNameKind } from '../lists/outbox/head-kinds.ts'
import { nameOfMovedPlan } from '../lists/plan-name.ts'
import { messages } from './messages.ts'

const loadSending = loadOnce(preloadWhenIdle(() => import('../../api/outbox/sending/act-now.ts')))

/** Renames a plan that was named after a day after its new first day. */
export async function renamePlan(userId: string, head: ListHead, firstDay: string): Promise<void> {
  const { id: group, name: before } = head
  const name = nameOfMovedPlan(before, firstDay)
  if (name === undefined) return
  try {
    const { changeNow } = await loadSending()
    await changeNow(listNameKind, { userId, group, id: newId(), input: { name, before } })
    await refreshLists()
  } catch {
    toast.error({ title: messages.title, message: messages.renameFailed })
  }
}
