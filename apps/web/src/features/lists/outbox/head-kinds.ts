import type { ListHead } from '@aisleway/core/lists/contract'
import { api } from '../../../api/client/client.ts'
import { refresh } from '../../../api/client/refresh.ts'
import type { EntryKind, OutboxKind, Sending } from '../../../api/outbox/kind.ts'
import { newNames, pauses, templateMarks } from '../replica/list-records.ts'
import { replicaOf } from '../replica/replicas.ts'
import { aboutList } from './about-list.ts'

export const listNameKind = headKind(newNames, (listId, { name }, sending) =>
  api.lists.rename({ listId, name }, sending),
)

export const pauseKind = headKind(pauses, (listId, { pausedAt }, sending) =>
  api.lists.pause({ listId, pausedAt }, sending),
)

export const templateKind = headKind(templateMarks, (listId, { isTemplate }, sending) =>
  api.lists.setTemplate({ listId, isTemplate }, sending),
)

/** A change of a list's name or status; the group is the list's id. */
function headKind<Input>(
  kind: EntryKind<Input>,
  change: (listId: string, input: Input, sending: Sending) => Promise<ListHead>,
): OutboxKind<Input, ListHead> {
  return {
    ...kind,
    about: ({ group }) => [aboutList(group)],
    async send({ userId, group, input }, sending) {
      const head = await change(group, input, sending)
      // Done while the entry is still here, or the screen would briefly show the old state. Without room,
      // the next answer about the list shows it.
      await replicaOf(userId, group)
        .takeHead(head)
        .catch(() => {})
      return head
    },
    sent: () => refresh('lists'),
  }
}
