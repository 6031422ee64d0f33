import type { Queries } from '../../db/database.ts'
import type { ListRow } from '../lists/access/list-policy.ts'
import { endSplitOf, keepShared } from '../lists/access/members.ts'
import { notifyAccessEnded, notifyCollaboration } from '../lists/notify-members.ts'
import type { listCollaborators } from '../lists/tables.ts'
import { settleNotices } from '../notices/write-notices.ts'

/** The cleanup after a collaborator's row is removed, whoever removed it. */
export async function endAccess(
  tx: Queries,
  list: ListRow,
  { userId, status }: typeof listCollaborators.$inferSelect,
  now: Date,
): Promise<void> {
  await keepShared(tx, [list.id])
  await endSplitOf(tx, userId, [list.id])
  for (const kind of ['invitation', 'list-changed'] as const) {
    await settleNotices(tx, [userId], { kind, listId: list.id }, now)
  }
  await notifyCollaboration(tx, list, userId)
  if (status === 'accepted') await notifyAccessEnded(tx, list, [userId])
}
