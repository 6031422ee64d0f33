import { refresh } from '../../../api/client/refresh.ts'
import type { Entry } from '../../../api/outbox/entry.ts'
import { deviceList } from './device-list.ts'
import { replicaOf } from './replicas.ts'

type Made = Pick<Entry, 'userId' | 'id'>

/** Adopts what the server has added to a list created on this device. */
export function adoptMade({ userId, id }: Made): void {
  refresh('lists', 'cart')
  if (!deviceList(userId, id).readCopy()) return
  // It is retried when the list is opened.
  replicaOf(userId, id)
    .sync()
    .catch(() => {})
}

/** Discarding a list created on this device also discards all changes to it. */
export function dropMade({ userId, id }: Made): Promise<void> {
  return deviceList(userId, id).drop()
}
