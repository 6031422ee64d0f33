import { isDatabaseUnavailable } from './db/database-unavailable.ts'
import { OperatorError } from './log/operator-error.ts'

/** The message of an error that the operator can put right; undefined for a surprise, which needs its stack. */
export function forOperator(thrown: unknown): string | undefined {
  // A host name with several addresses fails with one error for each.
  const error = thrown instanceof AggregateError ? thrown.errors[0] : thrown
  if (error instanceof OperatorError) return error.message
  const cause = causeOf(error)
  return isOutside(cause) ? cause.message : undefined
}

/** The database's own error; the query library wraps it into one with the statement. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? causeOf(error.cause) : error
}

/**
 * A file or a host that cannot be used, a database that cannot be reached, or what PostgreSQL refuses: a password (class 28),
 * a missing database (class 3D) or a missing privilege (42501).
 */
function isOutside(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  return syscall !== undefined || /^(28|3D|42501)/.test(code) || isDatabaseUnavailable(error)
}
