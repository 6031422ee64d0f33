import { type Draft, draftAt } from '../../../../api/device-records/draft.ts'
import { draftKey } from '../../../../api/device-records/keys.ts'
import {
  isObject,
  isText,
  type RecordKind,
  unchanged,
} from '../../../../api/device-records/record.ts'

/** The fields of an item that were changed in its form, as they were typed. */
export type TypedItem = Partial<Record<(typeof fields)[number], string>>

const fields = ['name', 'note', 'price', 'department'] as const

export function itemDraft(userId: string, itemId: string): Draft<TypedItem> {
  return draftAt(draftKey(userId, 'item', itemId), typedRecord)
}

const typedRecord: RecordKind<TypedItem> = {
  migrations: [unchanged],
  read: data =>
    isObject(data)
      ? Object.fromEntries(
          fields.flatMap(field => (isText(data[field]) ? [[field, data[field]]] : [])),
        )
      : undefined,
}
