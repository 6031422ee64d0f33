import { AsyncLocalStorage } from 'node:async_hooks'

/** The database did not answer in time, or too many queries were waiting for it. */
export class DatabaseUnavailable extends Error {}

/**
 * Whether an error only says that the database cannot be reached at the moment, because it restarts, is
 * stopped, or has lost its connections. The same query may succeed soon.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', cause } = error as NodeJS.ErrnoException
  return (
    error instanceof DatabaseUnavailable ||
    outages.has(code) ||
    isLossOfConnection(error, code) ||
    isDatabaseUnavailable(cause)
  )
}

/** Whether there was no room for a write, which ends when there is. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as NodeJS.ErrnoException).code === diskFull || isDiskFull(error.cause)
}

const diskFull = '53100'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const outages = new Set([
  '08000', // connection_exception
  '08003', // connection_does_not_exist
  '08006', // connection_failure
  '08P01', // protocol_violation, which PgBouncer gives for all refusals of its own
  '25006', // read_only_sql_transaction: a standby that is yet to be promoted
  diskFull,
  '53300', // too_many_connections
  '57014', // query_canceled, by our statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: it starts or stops
  '25P03', // idle_in_transaction_session_timeout
])

/** Applies only to connections, because ENOENT can also mean a missing file. */
function isLossOfConnection({ message }: Error, code: string): boolean {
  return lossCodes.has(code) || lossMessages.test(message)
}

const lossCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])

/** The messages of `pg` and `pg-pool` for losses without a code. */
const lossMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|connect ENOENT|connect EAGAIN)/

type Met = { outage?: unknown }
const meetings = new AsyncLocalStorage<Met>()

/**
 * Runs the work of a library that would turn an outage into an answer of its own: if one of its queries met
 * an outage, that is thrown, whatever the library returned.
 */
export async function withOutagesThrown<Result>(work: () => Promise<Result>): Promise<Result> {
  const met: Met = {}
  try {
    return await meetings.run(met, work)
  } finally {
    // biome-ignore lint/correctness/noUnsafeFinally: the outage caused whatever the library returned or threw
    if (met.outage) throw met.outage
  }
}

/** Called for every failed query. */
export function noteOutage(error: unknown): void {
  const met = meetings.getStore()
  if (met && isDatabaseUnavailable(error)) met.outage ??= error
}
