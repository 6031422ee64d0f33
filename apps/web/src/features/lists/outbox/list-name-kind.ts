import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import { isObject, isText } from '../../../api/device-records/record.ts'
import type { OutboxKind } from '../../../api/outbox/kind.ts'
import { aboutList } from './about-list.ts'

/** `before` is the name as it was, by which the person knows the list. */
type NewName = { name: string; before: string }

/** The name of a list, whose id is the group. */
export const listNameKind: OutboxKind<NewName> = {
  name: 'list-name',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && isText(data.before) ? (data as NewName) : undefined,
  },
  about: ({ group }) => [aboutList(group)],
  send: ({ group, input: { name } }, sending) => api.lists.rename({ listId: group, name }, sending),
  sent: () => refresh('lists'),
}
