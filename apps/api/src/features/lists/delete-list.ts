import { dayMs } from '@aisleway/core/days'
import { and, eq, lt } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import type { AuthorizedList } from './access/list-policy.ts'
import { notifyDeletion, notifyRestoration } from './notify-members.ts'
import { savedLists } from './tables.ts'

/** Hides the list immediately; it is erased a day later. A list that is already deleted stays as it is. */
export async function deleteList(tx: Queries, list: AuthorizedList<'own'>, now: Date) {
  if (list.deletedAt) return
  await tx.update(savedLists).set({ deletedAt: now }).where(eq(savedLists.id, list.id))
  await notifyDeletion(tx, list)
}

/** Erases lists that were deleted more than a day ago, one at a time, since each may have many operations. */
export async function eraseDeletedLists({ queries }: Database, now: Date): Promise<void> {
  const isDue = lt(savedLists.deletedAt, new Date(now.getTime() - dayMs))
  const due = await queries.select({ id: savedLists.id }).from(savedLists).where(isDue)
  for (const { id } of due) {
    // It may have been restored by now, and even been deleted again.
    await queries.delete(savedLists).where(and(eq(savedLists.id, id), isDue))
  }
}

export async function restoreList(tx: Queries, list: AuthorizedList<'own'>) {
  await tx.update(savedLists).set({ deletedAt: null }).where(eq(savedLists.id, list.id))
  await notifyRestoration(tx, list)
}
