import { addDays } from '@aisleway/core/days'
import type { ListHead } from '@aisleway/core/lists/contract'
import { newId } from '../../api/client/new-id.ts'
import { loadOnce } from '../../api/load-once.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { preloadWhenIdle } from '../../ui/scheduling/preload-when-idle.ts'
import { longDayText } from '../../ui/text/day-text.ts'
import { refreshLists } from '../lists/list-queries.ts'
import { listNameKind } from '../lists/outbox/head-kinds.ts'
import { messages } from './messages.ts'

const loadSending = loadOnce(preloadWhenIdle(() => import('../../api/outbox/sending/act-now.ts')))

/** "Week of November 23" */
export function planName(firstDay: string): string {
  return messages.planName(longDayText(firstDay))
}

/** A plan named after a day is renamed after its new first day; one that somebody named keeps its name. */
export async function renamePlan(userId: string, head: ListHead, firstDay: string): Promise<void> {
  const { id: group, name: before } = head
  const name = planName(firstDay)
  if (name === before || !isNamedForDay(before, firstDay)) return
  try {
    const { changeNow } = await loadSending()
    await changeNow(listNameKind, { userId, group, id: newId(), input: { name, before } })
    await refreshLists()
  } catch {
    toast.error({ title: messages.title, message: messages.renameFailed })
  }
}

/** After several quick presses the shown name may lag behind, so it need not be the last day's. */
function isNamedForDay(name: string, near: string): boolean {
  for (let days = -nearDays; days <= nearDays; days++) {
    if (planName(addDays(near, days)) === name) return true
  }
  return false
}

const nearDays = 100
