import type { Queries } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { ownTables, quoted } from './migration-history.ts'

export type StoredTable = {
  name: string
  /** Without generated columns. */
  columns: { name: string; type: string }[]
  key: string[]
}

type FoundTable = StoredTable & { parents: string[] }

/** The app's tables as the database's catalog describes them, each after those that it references. */
export async function readTables(tx: Queries): Promise<StoredTable[]> {
  const own = ownTables()
  const all = await rowsOf<FoundTable>(tx, catalogQuery)
  const rows = all.filter(({ name }) => own.has(name))
  const sorted: FoundTable[] = []
  while (sorted.length < rows.length) {
    const isKnown = (parent: string) => sorted.some(({ name }) => name === parent)
    const next = rows.find(({ name, parents }) => !isKnown(name) && parents.every(isKnown))
    if (!next) throw new Error('Tables refer to each other in a circle.')
    sorted.push(next)
  }
  return sorted
}

const rowsAtOnce = 500

/** Makes the text form of values independent of the server's settings. */
export async function writeTextAlike(tx: Queries): Promise<void> {
  const settings = {
    TimeZone: 'UTC',
    DateStyle: 'ISO, MDY',
    IntervalStyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  )
  await tx.execute(`SELECT ${calls.join(', ')}`)
}

/**
 * The rows of a table as JSON arrays of text, ordered by key. They are sorted bytewise, because databases differ in
 * their collation.
 */
export async function* readRows(tx: Queries, table: StoredTable): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => `${quoted(name)}::text`)
  const order = table.key.map(name => `${quoted(name)}::text COLLATE "C"`)
  await tx.execute(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT json_build_array(${columns.join(', ')})::text
     AS line FROM ${quoted(table.name)} ORDER BY ${order.join(', ')}`)
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, `FETCH ${rowsAtOnce} FROM backup_rows`)
    for (const { line } of rows) yield line
    if (rows.length < rowsAtOnce) break
  }
  await tx.execute('CLOSE backup_rows')
}

const catalogQuery = `
  SELECT stored.relname AS name,
    (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
        ORDER BY attnum)
      FROM pg_attribute
      WHERE attrelid = stored.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ) AS columns,
    (SELECT json_agg(attname ORDER BY place)
      FROM pg_index, unnest(indkey) WITH ORDINALITY AS part(number, place), pg_attribute
      WHERE indrelid = stored.oid AND indisprimary AND attrelid = stored.oid AND attnum = number
    ) AS key,
    (SELECT coalesce(json_agg(DISTINCT parent.relname), '[]')
      FROM pg_constraint JOIN pg_class AS parent ON parent.oid = confrelid
      WHERE conrelid = stored.oid AND contype = 'f' AND confrelid <> stored.oid
    ) AS parents
  FROM pg_class AS stored
  WHERE stored.relnamespace = 'public'::regnamespace AND stored.relkind = 'r'
  ORDER BY stored.relname`
