import {
  type Draft,
  draftAt,
  type TypedFields,
  typedFields,
} from '../../../../api/device-records/draft.ts'
import { draftKey } from '../../../../api/device-records/keys.ts'

export type TypedItem = TypedFields<'name' | 'note' | 'price' | 'department'>

export function itemDraft(userId: string, itemId: string): Draft<TypedItem> {
  return draftAt(draftKey(userId, 'item', itemId), typedRecord)
}

const typedRecord = typedFields(['name', 'note', 'price', 'department'])
