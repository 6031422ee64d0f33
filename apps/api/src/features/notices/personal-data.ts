import { ownRows } from '../../auth/personal-table.ts'
import { notices } from './tables.ts'

export const personalData = [
  ownRows(notices.userId, {
    facts: notices.facts,
    createdAt: notices.createdAt,
    readAt: notices.readAt,
  }),
]
