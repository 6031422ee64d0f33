import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Schema = Record<string, never>

/** The interface for queries on the embedded database and on PostgreSQL. */
export type Queries = PgDatabase<PgQueryResultHKT, Schema>
export type Database = {
  queries: Queries
  /**
   * Runs a statement of the hot path as it is written, which saves building its text for each request. `$1…` are
   * the parameters. Everything else uses `queries`.
   */
  runPrepared: <Row>(sql: string, parameters: readonly string[]) => Promise<Row[]>
  /** Calls back for every `notify` on the channel from any process, and with null if some may have been missed. */
  listen: (channel: string, onNotice: OnNotice) => Promise<void>
  /** A standby for reads that may be some seconds old; absent where none is configured. */
  replica?: {
    reads: Reads
    /** Whether it answers and is hardly behind. */
    isCurrent: () => boolean
  }
  /** The connections to PostgreSQL; absent for the embedded database. */
  pool?: () => { active: number; idle: number; waiting: number }
  /** Copies the files of an embedded database as they are at one moment, and returns where; absent elsewhere. */
  copyFiles?: () => Promise<string>
  /** Whether the disk of an embedded database has room for writes; absent elsewhere. */
  hasRoom?: () => boolean
  /** What an embedded database needs from time to time; PostgreSQL does it by itself. */
  tidy?: () => Promise<void>
  close: () => Promise<void>
  /** Aborted when the database is closed. */
  closed: AbortSignal
}

/** What a query that only reads needs. */
export type Reads = Pick<Database, 'queries' | 'runPrepared'>

export type OnNotice = (payload: string | null) => void
