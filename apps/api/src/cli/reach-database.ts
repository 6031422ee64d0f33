import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { lockHolder } from '../db/folder-lock.ts'
import { OperatorError } from '../log/operator-error.ts'
import { type Config, readConfig } from '../startup/config.ts'
import { databaseName, filesIn, openDatabase, takeFolder } from '../startup/configured-database.ts'
import { tell } from './operator-command.ts'

type RequestOptions = RequestInit & { duplex?: 'half' }
/** Sends a request to the running server at `/api/operator/<path>`. */
type AskServer = (path: string, init: RequestOptions) => Promise<Response>
export type AskShop = (init: RequestOptions) => Promise<Response>

type Ways<Result> = {
  server: (ask: AskShop) => Promise<Result>
  database: (database: Database) => Promise<Result>
}

/**
 * Uses the running server at `/api/operator/<path>` if one owns the embedded database, and the database
 * itself otherwise (docs/decisions/0017). Only a command that fills a database may create it.
 */
export async function withShop<Result>(
  path: string,
  ways: Ways<Result>,
  { mayCreate = false } = {},
): Promise<Result> {
  const config = readNamedConfig()
  if (!mayCreate) requireDatabase(config)
  return reachDatabase(config, {
    server: ask => ways.server(init => ask(path, init)),
    folder: async () => {
      const database = await openDatabase(config)
      const result = await ways.database(database)
      await database.close()
      return result
    },
  })
}

/** The settings; the operator is told which database they name. */
export function readNamedConfig(): Config {
  const config = readConfig(process.env)
  tell(`Using ${databaseName(config)}.`)
  return config
}

type Owners<Result> = {
  /** A running server owns the embedded database. */
  server: (ask: AskServer) => Promise<Result>
  /** This command holds the folder meanwhile, or the database is PostgreSQL. */
  folder: () => Promise<Result>
}

/** Waits for a server that is starting or stopping and for other commands, then acts by who owns the database. */
export async function reachDatabase<Result>(
  config: Config,
  owners: Owners<Result>,
): Promise<Result> {
  if (config.DATABASE_URL) return owners.folder()
  const reached = await takeFolder<{ ask: AskServer }>(config, {
    tell,
    meet: async ({ holder: { address } }) =>
      address && (await isServing(address)) ? { ask: askerOf(config, address) } : undefined,
  })
  if ('ask' in reached) return owners.server(reached.ask)
  try {
    return await owners.folder()
  } finally {
    reached.release()
  }
}

/** Rejects a data folder without a database, such as a misspelt one; opening it would create an empty one. */
export function requireDatabase(config: Config): void {
  if (config.DATABASE_URL || existsSync(filesIn(config)) || lockHolder(config.DATA_DIR)) return
  throw new OperatorError(`There is no database in ${config.DATA_DIR}.`)
}

const longestAnswerMs = 2000

async function isServing(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestAnswerMs)
    const response = await fetch(new URL('/api/health', address), { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function askerOf(config: Config, address: string): AskServer {
  const token = readFileSync(join(config.DATA_DIR, 'operator-token'), 'utf8')
  return async (path, init) => {
    const url = new URL(`/api/operator/${path}`, address)
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(url, { ...init, headers }).catch(error => {
      // The error itself says only that the request failed.
      throw error.cause ?? error
    })
    if (response.status === 503) {
      throw new OperatorError('The server is busy, or its disk is full. Try again later.')
    }
    if (!response.ok) throw new OperatorError(`The server answered ${response.status}.`)
    return response
  }
}
