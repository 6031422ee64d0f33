import { eq, inArray } from 'drizzle-orm'
import { ownRows, type PersonalTable } from '../../auth/personal-table.ts'
import type { Queries } from '../../db/database.ts'
import { listItems, listOperations, savedLists } from './tables.ts'

const ownLists = (queries: Queries, userId: string) =>
  queries.select({ id: savedLists.id }).from(savedLists).where(eq(savedLists.userId, userId))

export const personalData: readonly PersonalTable[] = [
  {
    table: 'list_operations',
    export: (queries, userId) =>
      queries
        .select({ listId: listOperations.listId, operation: listOperations.operation })
        .from(listOperations)
        .where(eq(listOperations.userId, userId)),
    // On lists of others they stay, as nobody's: without them the lists would change.
    erase: async (tx, userId) => {
      await tx.update(listOperations).set({ userId: null }).where(eq(listOperations.userId, userId))
    },
  },
  {
    table: 'list_items',
    export: (queries, userId) =>
      queries
        .select({
          listId: listItems.listId,
          name: listItems.name,
          productId: listItems.productId,
          quantity: listItems.quantity,
          isChecked: listItems.isChecked,
          editedPriceCents: listItems.editedPriceCents,
        })
        .from(listItems)
        .where(inArray(listItems.listId, ownLists(queries, userId))),
    erase: async (tx, userId) => {
      await tx.delete(listItems).where(inArray(listItems.listId, ownLists(tx, userId)))
    },
  },
  ownRows(savedLists.userId, {
    id: savedLists.id,
    name: savedLists.name,
    status: savedLists.status,
    createdAt: savedLists.createdAt,
    startedAt: savedLists.startedAt,
    lastShoppedAt: savedLists.lastShoppedAt,
    deletedAt: savedLists.deletedAt,
  }),
]
