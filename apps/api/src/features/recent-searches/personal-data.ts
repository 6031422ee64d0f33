import { ownRows } from '../../auth/personal-table.ts'
import { recentSearches } from './tables.ts'

const { userId, text, searchedAt } = recentSearches

export const personalData = [ownRows(userId, { text, searchedAt })]
