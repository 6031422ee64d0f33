import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { announce } from '../../../realtime/announce.ts'
import { writeNotices } from '../../notices/write-notices.ts'
import { notifyDeletion } from '../notify-members.ts'
import { savedLists } from '../tables.ts'
import type { ListRow } from './list-policy.ts'
import { collaboratorsOf } from './members.ts'

/**
 * When the owner's account is deleted, each collaborator keeps the list as their own: with its ticks, its
 * prices and the log of operations from which their devices continue (answer 16). A notice says so.
 */
export async function copyForCollaborators(
  tx: Queries,
  lists: readonly ListRow[],
  now: Date,
): Promise<void> {
  for (const list of lists.filter(list => list.deletedAt === null)) {
    for (const { userId } of await collaboratorsOf(tx, list, 'accepted')) {
      const copy = { of: list.id, listId: await copyWhole(tx, list, userId) }
      const facts = { kind: 'access-ended', listName: list.name, copy } as const
      await writeNotices(tx, [userId], facts, { authorId: null, now })
      await announce(tx, [userId], { kind: 'lists' })
    }
    await notifyDeletion(tx, list)
  }
}

async function copyWhole(tx: Queries, list: ListRow, userId: string): Promise<string> {
  const id = randomUUID()
  const alone = { isShared: false, seenAt: null, shoppingAt: null, split: null }
  await tx.insert(savedLists).values({ ...list, ...alone, id, userId })
  await tx.execute(sql`
    INSERT INTO list_items (list_id, id, state, name, product_id, position, quantity, is_checked,
      edited_price_cents, frozen_price_cents, frozen_original_cents, is_on_list)
    SELECT ${id}, id, state, name, product_id, position, quantity, is_checked,
      edited_price_cents, frozen_price_cents, frozen_original_cents, is_on_list
    FROM list_items WHERE list_id = ${list.id}`)
  await tx.execute(sql`
    INSERT INTO list_operations (list_id, sequence, operation_id, operation, user_id)
    SELECT ${id}, sequence, operation_id, operation, user_id
    FROM list_operations WHERE list_id = ${list.id}`)
  return id
}
