import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFolder } from '../../repository-folder.ts'
import { untilReady } from './postgres-cluster.ts'
import { newFolder, startService } from './service-process.ts'

export type Pgbouncer = {
  /** The URL of the same database through the pooler. */
  through: (url: string) => string
  stop: () => Promise<void>
}

/** PgBouncer with the configuration in `deploy`, in front of the server at a URL without a password. */
export async function startPgbouncer(serverUrl: string): Promise<Pgbouncer> {
  const { username, hostname, port, searchParams } = new URL(serverUrl)
  const folder = newFolder()
  const host = searchParams.get('host') ?? hostname
  const configuration = readFileSync(
    join(repositoryFolder, 'deploy/pgbouncer/pgbouncer.ini'),
    'utf8',
  )
    .replace('aisleway = host=127.0.0.1 port=5432', `* = host=${host} port=${port || 5432}`)
    // Listens on a socket in its own folder, like the tests' server.
    .replace('listen_addr = 127.0.0.1', `listen_addr =\nunix_socket_dir = ${folder}`)
    .replace('scram-sha-256', 'trust')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users'))
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration)
  const bouncer = startService({
    words: ['pgbouncer', '--quiet', join(folder, 'pgbouncer.ini')],
    folder,
    endSignal: 'TERM',
  })
  const through = (url: string) => {
    const address = new URL(url)
    address.port = '6432'
    address.searchParams.set('host', folder)
    return address.href
  }
  await untilReady(through(serverUrl))
  return { through, stop: () => bouncer.end() }
}
