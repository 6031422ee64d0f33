import { access, constants, stat } from 'node:fs/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { unreadable } from '../backup/unreadable.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { OperatorError } from '../log/operator-error.ts'

/** Arguments that a command does not have; the operator is shown its usage. */
export class UsageError extends Error {}

/** Runs a command with its arguments, and ends the process. */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<void>,
): Promise<never> {
  const args = process.argv.slice(2)
  let status = 0
  try {
    if (args.some(arg => arg === '--help' || arg === '-h')) console.log(usage)
    else await command(args)
  } catch (error) {
    console.error(error instanceof UsageError ? usage : forOperator(error))
    status = 1
  }
  process.exit(status)
}

/** Tells the operator something beside the result. Stdout may be read by a program, or be the file that is written. */
export function tell(line: string): void {
  console.error(line)
}

/** Separates a command's options from its other arguments, and refuses options that it does not have. */
export function readArguments<const Options extends ParseArgsConfig['options']>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new UsageError()
  }
}

/** The message alone if the operator can put it right; a surprise keeps its stack. */
export function forOperator(thrown: unknown): unknown {
  // A host name with several addresses fails with one error for each.
  const error = thrown instanceof AggregateError ? thrown.errors[0] : thrown
  if (error instanceof OperatorError) return error.message
  const cause = causeOf(error)
  return isOutside(cause) ? cause.message : error
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

/** Rejects a file that cannot be read or exceeds the maximum size. */
export async function checkFile(file: string, mostBytes: number): Promise<void> {
  const failed = (error: unknown) => {
    throw unreadable(file, error)
  }
  const facts = await stat(file).catch(failed)
  if (!facts.isFile()) throw new OperatorError(`${file} is not a file.`)
  await access(file, constants.R_OK).catch(failed)
  if (facts.size > mostBytes) {
    throw new OperatorError(`${file} is larger than ${mostBytes / 1024 / 1024} MB.`)
  }
}
