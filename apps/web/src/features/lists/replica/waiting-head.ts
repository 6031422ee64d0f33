import type { ListHead } from '@aisleway/core/lists/contract'
import { waitingEntries } from '../../../api/outbox/on-device.ts'
import { newNames, pauses, templateMarks } from './list-records.ts'

/** The name and status of a list, including changes waiting to be sent. */
export function withWaitingHead<Head extends ListHead>(userId: string, head: Head): Head {
  const { id, name, status, isTemplate } = head
  const isPaused = status === 'in_progress' && waitingEntries(pauses, userId, id).length > 0
  return {
    ...head,
    name: waitingEntries(newNames, userId, id).at(-1)?.input.name ?? name,
    status: isPaused ? 'paused' : status,
    isTemplate: waitingEntries(templateMarks, userId, id).at(-1)?.input.isTemplate ?? isTemplate,
  }
}
