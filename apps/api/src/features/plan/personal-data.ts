import { eq } from 'drizzle-orm'
import { type PersonalTable, pages } from '../../auth/personal-table.ts'
import { planCalendars } from './tables.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'plan_calendars',
    export: (queries, userId) =>
      pages(queries, eq(planCalendars.createdBy, userId), {
        listId: planCalendars.listId,
        createdAt: planCalendars.createdAt,
      }),
    erase: async (tx, userId) => {
      await tx.delete(planCalendars).where(eq(planCalendars.createdBy, userId))
    },
  },
]
