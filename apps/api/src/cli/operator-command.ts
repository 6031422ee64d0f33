import { stat } from 'node:fs/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error.ts'
import { FileError } from '../backup/complete-file.ts'
import { DataFolderError } from '../db/data-folder.ts'
import { ConfigError } from '../startup/config.ts'

/** A command that failed; the message is for the operator. */
export class CommandError extends Error {}

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
  const isExpected =
    error instanceof BackupError ||
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof FileError ||
    isOutside(error)
  return isExpected ? error.message : error
}

/** A file or a host that cannot be used, a refused password (class 28) or a missing database (class 3D of PostgreSQL). */
function isOutside(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  return syscall !== undefined || /^(28|3D)/.test(code)
}

/** Rejects a file that does not exist or exceeds the maximum size. */
export async function checkFile(file: string, mostBytes: number): Promise<void> {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) throw new CommandError(`There is no file ${file}.`)
  if (facts.size > mostBytes) {
    throw new CommandError(`${file} is larger than ${mostBytes / 1024 / 1024} MB.`)
  }
}
