import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || findBinaries() !== undefined
}

/** A PostgreSQL server to test on: the one named, or a throw-away one in a temporary folder. */
export async function openTestServer(): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const named = process.env.TEST_DATABASE_URL
  return named ? { url: named, stop: async () => {} } : startCluster()
}

export type Cluster = {
  url: string
  /** Stops all its processes as they stand: connections stay open, and nothing is answered. */
  freeze: () => Promise<void>
  thaw: () => void
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-pg-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tester', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    { ...account, stdio: 'ignore', cwd: folder },
  )
  // Reached through a socket in its own folder: no port to collide on. Thrown away, so no fsync.
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
  const start = () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
      { ...account, stdio: 'ignore', cwd: folder },
    )
    const exited = new Promise(resolve => server.once('exit', resolve))
    const stop = async () => {
      server.kill('SIGINT')
      await exited
    }
    return { pid: server.pid ?? 0, stop }
  }
  let server = start()
  let frozen: number[] = []
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of frozen) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended since it was listed.
      }
    }
  }
  const url = `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`
  await untilReady(url)
  return {
    url,
    freeze: async () => {
      // The parent first, so that no more children come.
      frozen = [server.pid, ...(await processesOf(url))]
      signal('SIGSTOP')
    },
    thaw: () => signal('SIGCONT'),
    restart: async () => {
      await server.stop()
      server = start()
      await untilReady(url)
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

/** Where initdb and postgres lie: on the path, or where Debian and Homebrew put them. */
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

/** PostgreSQL refuses to run as root; `nobody` has no rights to lose. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
