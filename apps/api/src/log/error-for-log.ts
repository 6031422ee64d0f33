import { DrizzleQueryError } from 'drizzle-orm'

/**
 * An error as text for the log. A failed query's message and the fields of a driver's error contain the query's
 * parameters: addresses, tokens, password hashes. So only the query's text is logged, and no error's fields, nor what
 * the database says about a value.
 */
export function errorForLog(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (error instanceof DrizzleQueryError) {
    const { code, name } = (error.cause ?? {}) as { code?: string; name?: string }
    return `Query failed (${code ?? name}): ${error.query}\n${framesOf(error)}`
  }
  const cause = error.cause === undefined ? '' : `\nCaused by ${errorForLog(error.cause)}`
  return `${error.name}: ${error.message}\n${framesOf(error)}${cause}`
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}
