import type { ListHead } from '@aisleway/core/lists/contract'
import { type ListStatus, statusOnDevice } from '@aisleway/core/lists/list'
import { isDeletionWaiting } from '../../lists/outbox/deletion-kind.ts'
import { deviceList, listIdsOnDevice } from '../../lists/replica/device-list.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { pendingTripOf } from '../../trips/pending-trips.ts'

/** `pendingTripId` is its trip that was completed here but not yet sent. */
export type ListWithTrip = ListOnDevice & { pendingTripId: string | undefined }

/** The lists that can be opened offline, newest first. */
export function listsOnDevice(userId: string): ListWithTrip[] {
  return listIdsOnDevice(userId)
    .filter(listId => !isDeletionWaiting(userId, listId))
    .flatMap(listId => {
      const list = deviceList(userId, listId).read()
      return list ? { ...list, pendingTripId: pendingTripOf(userId, listId)?.id } : []
    })
    .sort((a, b) => (timeOf(a.head) < timeOf(b.head) ? 1 : -1))
}

/** The list whose trip can be resumed. */
export function listInProgress(userId: string): ListHead | undefined {
  return listsOnDevice(userId).find(list => statusOf(list) === 'in_progress')?.head
}

/** Its status, also of a trip that the server does not know of yet. */
export function statusOf({ head, items, pendingTripId }: ListWithTrip): ListStatus {
  const { status, isTemplate } = head
  return statusOnDevice({ status, isTemplate, items, pendingTripId })
}

function timeOf({ startedAt, createdAt }: ListHead): string {
  return startedAt ?? createdAt
}
