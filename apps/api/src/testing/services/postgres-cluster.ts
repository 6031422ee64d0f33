import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { newFolder, startService, unprivilegedAccount } from './service-process.ts'

export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || findBinaries() !== undefined
}

/**
 * A PostgreSQL server to test on: the configured one, or a disposable one in a temporary folder.
 */
export async function openTestServer(): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const named = process.env.TEST_DATABASE_URL
  return named ? { url: named, stop: async () => {} } : startCluster()
}

export type Cluster = {
  url: string
  /** The folder of its socket. */
  folder: string
  /** Stops all its processes: connections stay open, and nothing is answered. */
  freeze: () => Promise<void>
  thaw: () => void
  restart: () => Promise<void>
  /** Kills all its processes with kill -9. */
  kill: () => Promise<void>
  /** The same, then starts it again. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

type Places = {
  /** A folder on a separate file system, for a test that fills it. */
  within?: string
  /** The folder of its write-ahead log, if elsewhere. */
  logWithin?: string
}

export async function startCluster({ within, logWithin }: Places = {}): Promise<Cluster> {
  const folder = newFolder(within)
  const log = logWithin ? ['--waldir', join(newFolder(logWithin), 'log')] : []
  run('initdb', [
    ...['-D', dataIn(folder), '-U', 'tester', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    ...log,
  ])
  return startOn(folder)
}

/** Starts the server whose data is in this folder. */
export async function startOn(folder: string): Promise<Cluster> {
  const data = dataIn(folder)
  // It listens on a socket in its own folder, so ports cannot collide. It is disposable, so no fsync.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
  const start = () =>
    startService({
      words: [binary('postgres'), '-D', data, ...settings.flatMap(setting => ['-c', setting])],
      folder,
      endSignal: 'INT',
    })
  /** Sends a signal to all its processes, and returns their pids. */
  const signalAll = async (name: NodeJS.Signals) => {
    const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    // The parent first, so that it starts no more children while they are listed.
    signal([Number(postmaster)], 'SIGSTOP')
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    )
    const pids = [Number(postmaster), ...rows.map(({ pid }) => pid)]
    signal(pids, name)
    await client.end()
    return pids
  }
  let server = start()
  let frozen: number[] = []
  const url = `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`
  await untilReady(url)
  const kill = async () => untilGone(await signalAll('SIGKILL'))
  const startAgain = async () => {
    await server.end('to start again')
    server = start()
    await untilReady(url)
  }
  return {
    url,
    folder,
    freeze: async () => {
      frozen = await signalAll('SIGSTOP')
    },
    thaw: () => signal(frozen, 'SIGCONT'),
    restart: startAgain,
    kill,
    crash: async () => {
      await kill()
      await startAgain()
    },
    stop: () => server.end(),
  }
}

export const dataIn = (folder: string) => join(folder, 'data')

/** Runs one of PostgreSQL's programs to completion. */
export function run(program: string, args: readonly string[]): void {
  execFileSync(binary(program), args, { ...unprivilegedAccount(), stdio: 'ignore', cwd: tmpdir() })
}

function binary(name: string): string {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not on this machine.')
  return join(binaries, name)
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended after it was listed.
    }
  }
}

/** A process that its parent has not reaped is still listed, so this does not wait forever. */
async function untilGone(pids: readonly number[]): Promise<void> {
  for (let attempt = 0; attempt < 100 && pids.some(isThere); attempt++) await setTimeout(20)
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Where initdb and postgres are: on the path, or where Debian and Homebrew install them. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  return [
    ...versions.map(version => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ].find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

export async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await setTimeout(100)
    }
  }
}
