import { ownRows } from '../../auth/personal-table.ts'
import { planCalendars } from './tables.ts'

export const personalData = [
  ownRows(planCalendars.createdBy, {
    listId: planCalendars.listId,
    createdAt: planCalendars.createdAt,
  }),
]
