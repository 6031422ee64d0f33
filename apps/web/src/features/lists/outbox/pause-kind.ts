import type { ListHead } from '@aisleway/core/lists/contract'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { aboutList } from './about-list.ts'

/** The name is that of the list. */
type Pause = { name: string; pausedAt: string }

/** The pause of a trip; the list's id is the group. */
export const pauseKind: OutboxKind<Pause, ListHead> = {
  name: 'pause',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && isText(data.pausedAt) ? (data as Pause) : undefined,
  },
  about: ({ group }) => [aboutList(group)],
  send: ({ group: listId, input: { pausedAt } }, sending) =>
    api.lists.pause({ listId, pausedAt }, sending),
  sent: () => refresh('lists'),
}
