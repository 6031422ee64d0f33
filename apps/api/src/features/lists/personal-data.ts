import { eq, inArray, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { lockUser } from '../../auth/lock-user.ts'
import { ownRows, type PersonalTable, pages } from '../../auth/personal-table.ts'
import type { Queries } from '../../db/database.ts'
import { copyForCollaborators } from './access/copy-for-collaborators.ts'
import { forgetMember } from './access/forget-member.ts'
import type { ListRow } from './access/list-policy.ts'
import { endSplitOf, keepShared } from './access/members.ts'
import { notifyCollaboration } from './notify-members.ts'
import {
  departmentOrders,
  listCollaborators,
  listItems,
  listLinks,
  listOperations,
  loadedLists,
  savedLists,
} from './tables.ts'

const ownLists = (queries: Queries, userId: string) =>
  queries.select({ id: savedLists.id }).from(savedLists).where(eq(savedLists.userId, userId))

export const personalData: readonly PersonalTable[] = [
  {
    // Comes first, because it says who keeps a copy of what the following tables erase.
    table: 'list_collaborators',
    export: (queries, userId) =>
      pages(queries, eq(listCollaborators.userId, userId), {
        listId: listCollaborators.listId,
        permission: listCollaborators.permission,
        status: listCollaborators.status,
        invitedAt: listCollaborators.invitedAt,
        respondedAt: listCollaborators.respondedAt,
      }),
    erase: async (tx, userId, now) => {
      const lists = await lockLists(tx, userId)
      // Every change locks the user after lists, and before any of the other rows that are erased.
      await lockUser(tx, userId)
      const isOwn = (list: ListRow) => list.userId === userId
      const shared = lists.filter(list => isOwn(list) && list.isShared)
      await copyForCollaborators(tx, shared, now)
      await leave(
        tx,
        userId,
        lists.filter(list => !isOwn(list)),
      )
    },
  },
  {
    table: 'list_operations',
    export: (queries, userId) =>
      pages(queries, eq(listOperations.userId, userId), {
        listId: listOperations.listId,
        operation: listOperations.operation,
      }),
    erase: forgetMember,
  },
  {
    table: 'list_items',
    export: ownItems,
    erase: async (tx, userId) => {
      await tx.delete(listItems).where(inArray(listItems.listId, ownLists(tx, userId)))
    },
  },
  {
    // Links that the user created or accepted; tokens are not stored.
    table: 'list_links',
    export: (queries, userId) =>
      pages(queries, or(eq(listLinks.createdBy, userId), eq(listLinks.usedBy, userId)), {
        listId: listLinks.listId,
        permission: listLinks.permission,
        createdAt: listLinks.createdAt,
        expiresAt: listLinks.expiresAt,
        revokedAt: listLinks.revokedAt,
        usedAt: listLinks.usedAt,
      }),
    erase: async (tx, userId) => {
      await tx.delete(listLinks).where(eq(listLinks.createdBy, userId))
      await tx.update(listLinks).set({ usedBy: null }).where(eq(listLinks.usedBy, userId))
    },
  },
  ownRows(departmentOrders.userId, {
    storeName: departmentOrders.storeName,
    departments: departmentOrders.departments,
  }),
  ownRows(loadedLists.userId, { listId: loadedLists.listId, loadedAt: loadedLists.loadedAt }),
  ownRows(savedLists.userId, {
    id: savedLists.id,
    name: savedLists.name,
    status: savedLists.status,
    isTemplate: savedLists.isTemplate,
    isPlan: savedLists.isPlan,
    createdAt: savedLists.createdAt,
    startedAt: savedLists.startedAt,
    lastShoppedAt: savedLists.lastShoppedAt,
    pauses: savedLists.pauses,
    deletedAt: savedLists.deletedAt,
  }),
]

/** Bounds how many items PostgreSQL may have to sort for one page. */
const listsAtOnce = 20

async function* ownItems(queries: Queries, userId: string) {
  const ownIds = pages(queries, eq(savedLists.userId, userId), { id: savedLists.id }, listsAtOnce)
  for await (const lists of ownIds) {
    if (lists.length === 0) return
    const ids = lists.map(({ id }) => id as string)
    yield* pages(queries, inArray(listItems.listId, ids), {
      listId: listItems.listId,
      // Of a meal of a plan, it says the day.
      id: listItems.id,
      name: listItems.name,
      productId: listItems.productId,
      quantity: listItems.quantity,
      note: sql`coalesce(${listItems.state} #>> '{note,value}', ${listItems.state} #>> '{base,value,note}')`,
      isChecked: listItems.isChecked,
      editedPriceCents: listItems.editedPriceCents,
      planSettings: sql`${listItems.state} #> '{planSettings,value}'`,
      plannedMeal: sql`${listItems.state} #> '{slot,value}'`,
      eaters: sql`${listItems.state} #> '{eaters,value}'`,
    })
  }
}

/** The lists of other owners remain, without this collaborator. */
async function leave(tx: Queries, userId: string, lists: readonly ListRow[]): Promise<void> {
  const ids = lists.map(list => list.id)
  await tx.delete(listCollaborators).where(eq(listCollaborators.userId, userId))
  await keepShared(tx, ids)
  await endSplitOf(tx, userId, ids)
  for (const list of lists) await notifyCollaboration(tx, list, userId)
}

/**
 * Locks the user's own lists and those shared with them, in a fixed order: two users who share lists may delete their
 * accounts at the same time.
 */
function lockLists(tx: Queries, userId: string): Promise<ListRow[]> {
  const own = ownLists(tx, userId)
  const joined = tx
    .select({ id: listCollaborators.listId })
    .from(listCollaborators)
    .where(eq(listCollaborators.userId, userId))
  return tx
    .select()
    .from(savedLists)
    .where(inArray(savedLists.id, union(own, joined)))
    .orderBy(savedLists.id)
    .for('update')
}
