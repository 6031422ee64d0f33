import type { PersonalTable } from '../../../auth/personal-table.ts'
import type { Database } from '../../../db/database.ts'

/**
 * Everything the app knows about a user, as pieces of one JSON object with an array for each table. A page is
 * read only after the previous one was consumed, so the whole is never in memory.
 */
export async function* exportData(
  { queries }: Database,
  tables: readonly PersonalTable[],
  userId: string,
): AsyncGenerator<string> {
  let before = '{'
  for (const { table, export: read } of tables) {
    yield `${before}${JSON.stringify(table)}:[`
    let comma = ''
    for await (const rows of read(queries, userId)) {
      if (rows.length === 0) continue
      yield comma + rows.map(row => JSON.stringify(row)).join()
      comma = ','
    }
    before = '],'
  }
  yield ']}'
}

/** Erases everything or nothing; the sessions go too, so every cookie becomes invalid at once on every server. */
export async function eraseData(
  { queries }: Database,
  tables: readonly PersonalTable[],
  userId: string,
  now: Date,
): Promise<void> {
  await queries.transaction(async tx => {
    for (const { erase } of tables) await erase(tx, userId, now)
  })
}
