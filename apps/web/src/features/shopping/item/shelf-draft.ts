import {
  type Draft,
  draftAt,
  type TypedFields,
  typedFields,
} from '../../../api/device-records/draft.ts'
import { draftKey } from '../../../api/device-records/keys.ts'

export type TypedAtShelf = TypedFields<'price' | 'weight'>

/** What was typed while shopping for an item, as the shelf and the scale show it. */
export function shelfDraft(userId: string, itemId: string): Draft<TypedAtShelf> {
  return draftAt(draftKey(userId, 'shelf', itemId), typedRecord)
}

const typedRecord = typedFields(['price', 'weight'])
