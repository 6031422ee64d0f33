import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { OperatorError } from '../log/operator-error.ts'
import { dumpEntries, type TableSum, tableSummer } from './dump-lines.ts'
import { migrateFrom, quoted, recreateTables } from './migration-history.ts'
import { readRows, readTables, type StoredTable, writeTextAlike } from './stored-tables.ts'

type LoadedTable = { name: string; rows: number }
type Loaded = { madeAt: string; tables: LoadedTable[] }

const mostRowsAtOnce = 500
const mostCharactersAtOnce = 1024 * 1024

/**
 * Replaces all tables with those of a dump, then migrates them to the current version. Each table is read back and
 * compared. Call it in a transaction, so that the database is unchanged if anything fails.
 */
export async function load(tx: Queries, lines: AsyncIterable<string>): Promise<Loaded> {
  let madeAt = ''
  let migrations: string[] = []
  let stored: StoredTable[] = []
  let writer: ReturnType<typeof tableWriter> | undefined
  const tables: LoadedTable[] = []
  for await (const entry of dumpEntries(lines)) {
    if (entry.type === 'database') {
      ;({ madeAt, migrations } = entry)
      await recreateTables(tx, migrations)
      await writeTextAlike(tx)
      stored = await readTables(tx)
    } else if (entry.type === 'table') {
      writer = tableWriter(tx, tableFor(entry, stored))
    } else if (entry.type === 'row') {
      await writer?.add(entry.line)
    } else if (writer) {
      await writer.end()
      await compare(tx, writer.table, entry)
      tables.push({ name: writer.table.name, rows: entry.rows })
    }
  }
  await migrateFrom(tx, migrations)
  return { madeAt, tables }
}

function tableFor(given: { name: string; columns: string[] }, stored: readonly StoredTable[]) {
  const table = stored.find(({ name }) => name === given.name)
  const names = table?.columns.map(({ name }) => name).join()
  if (!table || names !== given.columns.join()) {
    throw new OperatorError(`The backup holds a table that Aisleway does not know: ${given.name}.`)
  }
  return table
}

/** Inserts rows in batches, which are limited in characters too, because rows may be long. */
function tableWriter(tx: Queries, table: StoredTable) {
  let batch: string[] = []
  let characters = 0
  const names = table.columns.map(({ name }) => quoted(name))
  const values = table.columns.map(({ type }, i) => `(line ->> ${i})::${type}`)
  const insert = sql.raw(
    `INSERT INTO ${quoted(table.name)} (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_array_elements(`,
  )
  return { table, add, end: write }

  async function add(line: string) {
    batch.push(line)
    characters += line.length
    if (batch.length >= mostRowsAtOnce || characters >= mostCharactersAtOnce) await write()
  }

  async function write() {
    if (batch.length > 0) await tx.execute(sql`${insert}${`[${batch.join()}]`}::json) AS line`)
    batch = []
    characters = 0
  }
}

async function compare(tx: Queries, table: StoredTable, expected: TableSum): Promise<void> {
  const summer = tableSummer()
  for await (const line of readRows(tx, table)) summer.add(line)
  const { rows, sha256 } = summer.sum()
  if (rows === expected.rows && sha256 === expected.sha256) return
  throw new OperatorError(
    `The table ${table.name} came out differently: ${rows} of ${expected.rows} rows, or other values.`,
  )
}

/** Updates the planner's statistics; without them a freshly filled table would be read without its indexes. */
export async function analyze(queries: Queries): Promise<void> {
  await queries.execute('ANALYZE')
}
