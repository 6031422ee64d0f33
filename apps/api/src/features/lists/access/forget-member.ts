import { formerMember } from '@aisleway/core/sharing/sharing'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'

/**
 * Anonymises a user's operations on lists that others keep: deleting them would change the lists, so they stay as a
 * former member's. Items contain the id only where such an operation put it.
 */
export async function forgetMember(tx: Queries, userId: string): Promise<void> {
  const nobody = JSON.stringify(formerMember)
  for (const path of ['{check,value,by}', '{base,value,addedBy}']) {
    await tx.execute(sql`
      UPDATE list_items SET state = jsonb_set(state, ${path}::text[], ${nobody}::jsonb)
      WHERE list_id IN (SELECT list_id FROM list_operations WHERE user_id = ${userId})
        AND state #>> ${path}::text[] = ${userId}`)
  }
  await tx.execute(sql`
    UPDATE list_operations SET user_id = NULL, operation = CASE operation ->> 'kind'
      WHEN 'check' THEN jsonb_set(operation, '{by}', ${nobody}::jsonb)
      WHEN 'add' THEN jsonb_set(operation, '{item,addedBy}', ${nobody}::jsonb)
      ELSE operation END
    WHERE user_id = ${userId}`)
}
