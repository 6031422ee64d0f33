import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Schema = Record<string, never>

/** The one way to query, on the embedded database and on PostgreSQL alike. */
export type Queries = PgDatabase<PgQueryResultHKT, Schema>
export type Database = {
  queries: Queries
  /**
   * Runs one statement of the hot path, parsed once per connection. `$1…` are the parameters.
   * Everything else goes through `queries`.
   */
  runPrepared: <Row>(statement: PreparedStatement, parameters: readonly string[]) => Promise<Row[]>
  /**
   * Calls back with every `notify` on the channel, from whichever process it came; with null where
   * some may have been missed.
   */
  listen: (channel: string, onNotice: OnNotice) => Promise<void>
  close: () => Promise<void>
  /** Aborted when it is closed. */
  closed: AbortSignal
}

export type OnNotice = (payload: string | null) => void

export type PreparedStatement = { name: string; sql: string }
