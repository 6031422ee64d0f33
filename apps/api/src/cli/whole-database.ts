import { readFile, rm } from 'node:fs/promises'
import { unreadable } from '../backup/unreadable.ts'
import { atOneMoment } from '../db/at-one-moment.ts'
import type { Queries } from '../db/database.ts'
import { openEmbedded, openUnmigrated } from '../db/embedded.ts'
import { lockMigrations, onOwnConnection } from '../db/postgres/own-connection.ts'
import { lockDatabase, shareDatabase } from '../db/postgres/usage-lock.ts'
import { OperatorError } from '../log/operator-error.ts'
import type { Config } from '../startup/config.ts'
import { directAddress, filesIn } from '../startup/configured-database.ts'
import { UsageError } from './operator-command.ts'
import { reachDatabase, requireDatabase } from './reach-database.ts'

/** Reads the whole database at one moment, without migrating it, while a server may be running. */
export async function readDatabase<Result>(
  config: Config,
  read: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  const postgres = directAddress(config)
  if (postgres) {
    return onOwnConnection(postgres, async queries => {
      await shareDatabase(queries)
      return atOneMoment(queries, read)
    })
  }
  requireDatabase(config)
  return reachDatabase(config, {
    server: async ask => {
      const { copy } = await (await ask('database-copy', { method: 'POST' })).json()
      try {
        return await readFiles(copy, read)
      } finally {
        await rm(copy, { recursive: true, force: true })
      }
    },
    folder: () => readFiles(filesIn(config), read),
  })
}

/** Reads the embedded database while no server may use it. */
export async function readStopped<Result>(
  config: Config,
  read: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  requireDatabase(config)
  return reachDatabase(config, {
    server: async () => {
      throw new OperatorError(
        'Stop the server first: what it stores during the move would not be moved.',
      )
    },
    folder: () => readFiles(filesIn(config), read),
  })
}

/** Replaces the database's content: all of it, or nothing if anything fails. */
export async function replaceDatabase<Result>(
  config: Config,
  write: (tx: Queries) => Promise<Result>,
  options: { force: boolean },
): Promise<Result> {
  const postgres = directAddress(config)
  if (postgres) return replacePostgres(postgres, write, options)
  return reachDatabase(config, {
    server: async () => {
      throw new OperatorError('Stop the server first: its database is to be replaced.')
    },
    folder: async () => {
      const database = await openEmbedded(filesIn(config))
      try {
        return await database.queries.transaction(write)
      } finally {
        await database.close()
      }
    },
  })
}

export function replacePostgres<Result>(
  url: string,
  write: (tx: Queries) => Promise<Result>,
  { force }: { force: boolean },
): Promise<Result> {
  return onOwnConnection(url, async queries => {
    await lockMigrations(queries)
    const users = await lockDatabase(queries)
    if (users.length > 0 && !force) {
      throw new OperatorError(
        `The database is in use by ${users.join(', ')}. Stop all servers and commands first, or add --force.`,
      )
    }
    return queries.transaction(write)
  })
}

/** The options of the commands for a whole database; each has some of them. */
export const keyFileOption = { 'key-file': { type: 'string' } } as const
export const replaceOptions = { replace: { type: 'boolean' }, force: { type: 'boolean' } } as const

/** The file or database that a command is about. */
export function onlyTarget([target, ...rest]: string[]): string {
  if (!target || rest.length > 0) throw new UsageError()
  return target
}

const shortestKey = 16

/** The content of a key file: 32 random bytes as text, or a passphrase. */
export async function readKey(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const key = await readFile(file, 'utf8').catch(error => {
    throw unreadable(file, error)
  })
  if (key.trim().length < shortestKey) {
    throw new OperatorError(
      `${file} contains no key: a key has at least ${shortestKey} characters.`,
    )
  }
  return key.trim()
}

async function readFiles<Result>(files: string, read: (tx: Queries) => Promise<Result>) {
  const database = await openUnmigrated(files)
  try {
    return await atOneMoment(database.queries, read)
  } finally {
    await database.close()
  }
}
