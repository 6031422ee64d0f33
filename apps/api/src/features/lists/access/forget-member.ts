import { formerMember } from '@aisleway/core/sharing/sharing'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { listItems, listOperations, savedLists } from '../tables.ts'

/**
 * Anonymises a user's operations on lists that others keep: deleting them would change the lists, so they stay as a
 * former member's. Items contain the id only where such an operation put it. The user's own lists are left to be erased.
 */
export async function forgetMember(tx: Queries, userId: string): Promise<void> {
  const isTheirs = eq(listOperations.userId, userId)
  const kept = await tx
    .selectDistinct({ id: listOperations.listId })
    .from(listOperations)
    .innerJoin(savedLists, eq(savedLists.id, listOperations.listId))
    .where(and(isTheirs, ne(savedLists.userId, userId)))
  const ids = kept.map(({ id }) => id)
  if (ids.length === 0) return
  const nobody = JSON.stringify(formerMember)
  for (const path of ['{check,value,by}', '{base,value,addedBy}']) {
    const { listId, state } = listItems
    await tx
      .update(listItems)
      .set({ state: sql`jsonb_set(state, ${path}::text[], ${nobody}::jsonb)` })
      .where(and(inArray(listId, ids), sql`${state} #>> ${path}::text[] = ${userId}`))
  }
  await tx
    .update(listOperations)
    .set({
      userId: null,
      operation: sql`CASE operation ->> 'kind'
        WHEN 'check' THEN jsonb_set(operation, '{by}', ${nobody}::jsonb)
        WHEN 'add' THEN jsonb_set(operation, '{item,addedBy}', ${nobody}::jsonb)
        ELSE operation END`,
    })
    .where(and(isTheirs, inArray(listOperations.listId, ids)))
}
