import { ownRows } from '../../auth/personal-table.ts'
import { favorites } from './tables.ts'

export const personalData = [
  ownRows(favorites.userId, {
    type: favorites.type,
    itemId: favorites.itemId,
    snapshot: favorites.snapshot,
    addedAt: favorites.addedAt,
  }),
]
