import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error.ts'
import { DataFolderError } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { lockHolder } from '../db/folder-lock.ts'
import { type Config, ConfigError, readConfig } from '../startup/config.ts'
import { databaseName, openDatabase, takeFolder } from '../startup/configured-database.ts'

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

type Ask = (init: RequestInit & { duplex?: 'half' }) => Promise<Response>
type Ways<Result> = {
  server: (ask: Ask) => Promise<Result>
  database: (database: Database) => Promise<Result>
}

/**
 * Uses the running server at `/api/operator/<path>` if one owns the embedded database, and the database
 * itself otherwise (docs/decisions/0017).
 */
export async function withShop<Result>(path: string, ways: Ways<Result>): Promise<Result> {
  const config = readConfig(process.env)
  // Not on stdout, which programs may read.
  console.error(`Using ${databaseName(config)}.`)
  const ask = runningServer(config)
  if (ask) return ways.server(init => ask(path, init))
  const folder = takeFolder(config)
  try {
    const database = await openDatabase(config)
    const result = await ways.database(database)
    await database.close()
    return result
  } finally {
    folder.release()
  }
}

/**
 * Sends requests to the server that owns the embedded database, if any, at `/api/operator/<path>`.
 */
export function runningServer(config: Config) {
  const holder = config.DATABASE_URL ? undefined : lockHolder(config.DATA_DIR)
  if (!holder) return undefined
  const { address } = holder
  if (!address) throw new CommandError(startsOrStops)
  const token = readFileSync(join(config.DATA_DIR, 'operator-token'), 'utf8')
  return async (path: string, init: Parameters<Ask>[0]) => {
    const url = new URL(`/api/operator/${path}`, address)
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(url, { ...init, headers }).catch(error => {
      // The error itself says only that the request failed.
      throw error.cause ?? error
    })
    if (response.status === 503) throw new CommandError(startsOrStops)
    if (!response.ok) throw new CommandError(`The server answered ${response.status}.`)
    return response
  }
}

const startsOrStops = 'The server is starting or stopping; try again shortly.'
