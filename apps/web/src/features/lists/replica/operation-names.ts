import { applyOperations, itemName, listState } from '@aisleway/core/lists/list-operations'
import type { Entry } from '../../../api/outbox/entry.ts'
import type { KeptOperation, ListCopy, OperationNames } from './list-records.ts'

/**
 * Names the item and the list that an operation is about: by the copy and the other operations on this device,
 * else by what was noted when the copy was dropped.
 */
export function operationNamer(
  copy: ListCopy | undefined,
  entries: readonly Entry<KeptOperation>[],
): (operation: KeptOperation) => OperationNames {
  // Of what was refused, only additions are applied: a refused new name is not the item's name.
  const named = entries.filter(
    ({ input, refusal }) => refusal === undefined || input.kind === 'add',
  )
  const state = applyOperations(
    listState(copy?.state ?? {}),
    named.map(({ input }) => input),
  )
  return ({ itemId, names }) => ({
    item: itemName(state.get(itemId) ?? {}) ?? names?.item,
    list: copy?.head.name ?? names?.list,
  })
}
