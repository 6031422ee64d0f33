import { getTableColumns } from 'drizzle-orm'
import { ownRows } from '../../auth/personal-table.ts'
import { recipes, staplesAtHome } from './tables.ts'

const { userId, ...answer } = getTableColumns(staplesAtHome)
const { userId: author, ...recipe } = getTableColumns(recipes)

export const personalData = [ownRows(userId, answer), ownRows(author, recipe)]
