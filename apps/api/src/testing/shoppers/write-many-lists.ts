import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'

/** Writes many lists for a shopper, all equally long, for benchmarks. */
export async function writeManyLists(
  database: Database,
  userId: string,
  { lists, itemsPerList }: { lists: number; itemsPerList: number },
): Promise<void> {
  await database.queries.execute(sql`
    WITH new_lists AS (
      INSERT INTO saved_lists (id, user_id, name, created_at)
      SELECT gen_random_uuid(), ${userId}, 'List ' || n, now() - n * interval '1 minute'
      FROM generate_series(1, ${lists}) AS n RETURNING id),
    shelf AS (SELECT id, name, row_number() OVER (ORDER BY id) AS n FROM products LIMIT ${itemsPerList})
    INSERT INTO list_items (list_id, id, state, name, product_id, position, quantity, is_checked, is_on_list)
    SELECT new_lists.id, 'item-' || n, '{"base":{"value":{"department":"Pantry"},"at":""}}', name, shelf.id,
      lpad(n::text, 3, '0'), 2, n % 3 = 0, true
    FROM new_lists CROSS JOIN shelf`)
  const [counted] = await rowsOf<{ items: number }>(
    database.queries,
    sql`
      SELECT count(*)::int AS items FROM list_items JOIN saved_lists ON saved_lists.id = list_id
      WHERE user_id = ${userId}`,
  )
  if (counted?.items !== lists * itemsPerList) throw new Error('The lists were not all written')
  await database.queries.execute(sql`ANALYZE`)
}
