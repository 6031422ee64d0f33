import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, isReady, temporaryFolder } from './server.ts'

export const hasHaproxy = () => !spawnSync('haproxy', ['-v']).error
export const hasNginx = () => !spawnSync('nginx', ['-v']).error

export type Balancer = { address: string; stop: () => void }

/** HAProxy in front of the servers on these ports, as in `deploy` except for the addresses. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const front = await freePort()
  const configuration = withPorts(configurationOf('haproxy/haproxy.cfg'), ports).replace(
    'bind :8080',
    `bind 127.0.0.1:${front}`,
  )
  return untilReady(front, runHaproxy(configuration))
}

/** nginx in front of the servers on these ports, likewise; with the file of its access log. */
export async function startNginx(ports: readonly number[]) {
  const front = await freePort()
  const folder = temporaryFolder()
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('aisleway-servers.conf', withPorts(configurationOf('nginx/aisleway-servers.conf'), ports))
  const accessLog = join(folder, 'access.log')
  const configuration = configurationOf('nginx/aisleway.conf')
    .replace('listen 80;', `listen 127.0.0.1:${front};`)
    .replace('/var/log/nginx/access.log', accessLog)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  write(
    'nginx.conf',
    `events {}
pid ${folder}/pid;
http {
  ${temporary.map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${configuration}
}`,
  )
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;']
  const nginx = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] })
  return { ...(await untilReady(front, nginx)), accessLog }
}

async function untilReady(port: number, balancer: ChildProcess): Promise<Balancer> {
  const address = `http://127.0.0.1:${port}`
  while (!(await isReady(address))) {
    if (balancer.exitCode !== null) throw new Error('The balancer did not start.')
    await setTimeout(100)
  }
  return { address, stop: () => balancer.kill() }
}

function withPorts(configuration: string, ports: readonly number[]): string {
  return ports.reduce(
    (text, port, index) => text.replaceAll(`127.0.0.1:${3001 + index}`, `127.0.0.1:${port}`),
    configuration,
  )
}

/** HAProxy in front of the PostgreSQL servers in these folders, as in `deploy` except for the addresses. */
export async function startDatabaseBalancer(folders: readonly [string, string]) {
  const front = await freePort()
  const configuration = folders
    .reduce(
      (text, folder, index) =>
        text.replace(`10.0.0.1${index + 1}:5432`, `unix@${join(folder, '.s.PGSQL.5432')}`),
      configurationOf('haproxy/postgres.cfg'),
    )
    .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${front}`)
  const balancer = runHaproxy(configuration)
  return {
    url: `postgres://tester@127.0.0.1:${front}/postgres`,
    stop: () => balancer.kill(),
  }
}

const configurationOf = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

function runHaproxy(configuration: string) {
  const file = join(temporaryFolder(), 'haproxy.cfg')
  writeFileSync(file, configuration)
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}
