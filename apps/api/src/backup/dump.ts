import type { Queries } from '../db/database.ts'
import { tableSummer } from './dump-lines.ts'
import { appliedMigrations } from './migration-history.ts'
import { readRows, readTables, writeTextAlike } from './stored-tables.ts'

/** The whole content of a database, as lines that are the same for every engine. */
export async function* dump(tx: Queries, madeAt: Date): AsyncGenerator<string> {
  await writeTextAlike(tx)
  const tables = await readTables(tx)
  yield JSON.stringify({ madeAt, migrations: await appliedMigrations(tx) })
  for (const table of tables) {
    yield JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })
    const summer = tableSummer()
    for await (const line of readRows(tx, table)) {
      summer.add(line)
      yield line
    }
    yield JSON.stringify(summer.sum())
  }
  yield JSON.stringify({ tables: tables.length })
}
