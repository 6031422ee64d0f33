import { getTableColumns } from 'drizzle-orm'
import { ownRows } from '../../auth/personal-table.ts'
import { staplesAtHome } from './tables.ts'

const { userId, ...answer } = getTableColumns(staplesAtHome)

export const personalData = [ownRows(userId, answer)]
