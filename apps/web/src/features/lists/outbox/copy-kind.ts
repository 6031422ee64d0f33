import { api } from '../../../api/client/client.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { adoptMade, dropMade } from '../replica/made-list.ts'
import { aboutList } from './about-list.ts'

/** `itemIds` maps the items' ids in the list to those in the copy, as far as the list is on this device. */
type CopiedList = {
  listId: string
  name: string
  itemIds: Record<string, string>
  copiedAt: string
}

/** A copy of a list; its id is the entry's. */
export const copyKind: OutboxKind<CopiedList, { id: string }> = {
  name: 'list-copy',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.listId) && isText(data.name) ? (data as CopiedList) : undefined,
  },
  about: ({ id, input: { listId } }) => [aboutList(listId), aboutList(id)],
  makes: ({ id }) => aboutList(id),
  send: ({ id, input }, sending) => api.lists.copy({ id, ...input }, sending),
  sent: adoptMade,
  dropped: dropMade,
}
