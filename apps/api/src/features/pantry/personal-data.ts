import { ownRows } from '../../auth/personal-table.ts'
import { pantries, pantryChanges, pantryEntries } from './tables.ts'

export const personalData = [
  ownRows(pantryChanges.userId, {
    id: pantryChanges.id,
    before: pantryChanges.before,
    madeAt: pantryChanges.madeAt,
  }),
  ownRows(pantryEntries.userId, {
    entry: pantryEntries.entry,
    updatedAt: pantryEntries.updatedAt,
  }),
  ownRows(pantries.userId, { isShared: pantries.isShared }),
]
