import type { Queries } from './database.ts'

/** Reads from one snapshot of the database, whatever others write meanwhile. */
export function atOneMoment<Result>(
  queries: Queries,
  read: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  return queries.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
