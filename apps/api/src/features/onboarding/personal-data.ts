import { getTableColumns } from 'drizzle-orm'
import { ownRows } from '../../auth/personal-table.ts'
import { userPreferences } from './tables.ts'

const { userId, ...answers } = getTableColumns(userPreferences)

export const personalData = [ownRows(userId, answers)]
