import type { ListHead } from '@aisleway/core/lists/contract'
import { newId } from '../../../api/client/new-id.ts'
import { act } from '../../../api/outbox/act.ts'
import { deletionKind } from './deletion-kind.ts'

type Named = Pick<ListHead, 'id' | 'name'>

/** The id is the outbox entry's; a retry after an error reuses it. */
export function deleteList(userId: string, { id: group, name }: Named, id = newId()) {
  return act(deletionKind, { userId, group, id, input: { name, isUndone: false } })
}

export function restoreList(userId: string, { id: group, name }: Named) {
  return act(deletionKind, { userId, group, id: newId(), input: { name, isUndone: true } })
}
