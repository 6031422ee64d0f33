import type { ListHead } from '@aisleway/core/lists/contract'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { aboutList } from './about-list.ts'

/** The name is that of the list. */
type Mark = { name: string; isTemplate: boolean }

/** A list becomes a template, or is none any more; its id is the group. */
export const templateKind: OutboxKind<Mark, ListHead> = {
  name: 'template',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && typeof data.isTemplate === 'boolean'
        ? (data as Mark)
        : undefined,
  },
  about: ({ group }) => [aboutList(group)],
  send: ({ group: listId, input: { isTemplate } }, sending) =>
    api.lists.setTemplate({ listId, isTemplate }, sending),
  sent: () => refresh('lists'),
}
