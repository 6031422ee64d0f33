import type { ListHead } from '@aisleway/core/lists/contract'
import { waitingHere } from '../../../api/outbox/on-device.ts'
import { listNameKind } from '../outbox/list-name-kind.ts'
import { pauseKind } from '../outbox/pause-kind.ts'
import { templateKind } from '../outbox/template-kind.ts'

/** What a list is called and how it stands, with what waits to be sent. */
export function withWaitingHead<Head extends ListHead>(userId: string, head: Head): Head {
  const { id, name, status, isTemplate } = head
  const isPaused = status === 'in_progress' && waitingHere(pauseKind, userId, id).length > 0
  return {
    ...head,
    name: waitingHere(listNameKind, userId, id).at(-1)?.input.name ?? name,
    status: isPaused ? 'paused' : status,
    isTemplate: waitingHere(templateKind, userId, id).at(-1)?.input.isTemplate ?? isTemplate,
  }
}
