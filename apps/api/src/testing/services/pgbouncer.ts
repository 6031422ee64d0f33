import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryFolder } from '../../repository-folder.ts'
import { unprivilegedAccount, untilReady } from './postgres-cluster.ts'

export type Pgbouncer = {
  /** The address of the same database through it. */
  through: (url: string) => string
  stop: () => Promise<void>
}

/** PgBouncer with the configuration of `deploy` in front of the server at an address without a password. */
export async function startPgbouncer(serverUrl: string): Promise<Pgbouncer> {
  const { username, hostname, port, searchParams } = new URL(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-pgbouncer-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const host = searchParams.get('host') ?? hostname
  const configuration = readFileSync(
    join(repositoryFolder, 'deploy/pgbouncer/pgbouncer.ini'),
    'utf8',
  )
    .replace('aisleway = host=127.0.0.1 port=5432', `* = host=${host} port=${port || 5432}`)
    // Reached through a socket in its own folder, like the server of the tests.
    .replace('listen_addr = 127.0.0.1', `listen_addr =\nunix_socket_dir = ${folder}`)
    .replace('scram-sha-256', 'trust')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users'))
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration)
  const bouncer = spawn('pgbouncer', ['--quiet', join(folder, 'pgbouncer.ini')], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })
  const exited = new Promise(resolve => bouncer.once('exit', resolve))
  const through = (url: string) => {
    const address = new URL(url)
    address.port = '6432'
    address.searchParams.set('host', folder)
    return address.href
  }
  await untilReady(through(serverUrl))
  return {
    through,
    stop: async () => {
      bouncer.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
