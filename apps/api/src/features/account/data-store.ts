import type { PersonalTable } from '../../auth/personal-table.ts'
import type { Database } from '../../db/database.ts'

/** Everything the app knows of a user, by table. */
export async function exportData(
  { queries }: Database,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { table, export: read } of tables) data[table] = await read(queries, userId)
  return data
}

/** All of it or nothing; sessions go with it, so every cookie is dead at once on every server. */
export async function eraseData(
  { queries }: Database,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<void> {
  await queries.transaction(async tx => {
    for (const { erase } of tables) await erase(tx, userId)
  })
}
