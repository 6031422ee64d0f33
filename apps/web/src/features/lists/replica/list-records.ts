import type { ListDetail, ListHead } from '@aisleway/core/lists/contract'
import type { ListOperation } from '@aisleway/core/lists/list-operations'
import { isObject, type RecordKind } from '../../../api/device-records/record.ts'

/** What the server last told of a list. */
export type ListCopy = Pick<ListDetail, 'state' | 'prices' | 'sequence'> & { head: ListHead }

// Only what would break a screen is checked: the server has the whole schema, which costs a phone 27 kB.

export const operationRecord: RecordKind<ListOperation> = {
  v: 1,
  read: ({ data }) =>
    isObject(data) && [data.id, data.at, data.itemId, data.kind].every(isText)
      ? (data as ListOperation)
      : undefined,
}

export const copyRecord: RecordKind<ListCopy> = {
  v: 1,
  read({ data }) {
    if (!isObject(data) || !isObject(data.head) || !isText(data.head.id)) return undefined
    if (!isObject(data.state) || !isObject(data.prices)) return undefined
    if (typeof data.sequence !== 'number') return undefined
    const copy = data as ListCopy
    // Of version 0: early ones kept heads without pauses.
    return copy.head.pauses ? copy : { ...copy, head: { ...copy.head, pauses: [] } }
  },
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
