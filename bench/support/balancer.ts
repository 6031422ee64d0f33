import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, isReady, temporaryFolder } from './server.ts'

export const hasHaproxy = () => !spawnSync('haproxy', ['-v']).error

export type Balancer = { address: string; stop: () => void }

/** HAProxy in front of the servers on these ports, as in `deploy` except for the addresses. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const front = await freePort()
  const configuration = ports
    .reduce(
      (text, port, index) => text.replaceAll(`127.0.0.1:${3001 + index}`, `127.0.0.1:${port}`),
      configurationOf('haproxy.cfg'),
    )
    .replace('bind :8080', `bind 127.0.0.1:${front}`)
  const balancer = run(configuration)
  const address = `http://127.0.0.1:${front}`
  while (!(await isReady(address))) {
    if (balancer.exitCode !== null) throw new Error('HAProxy did not start.')
    await setTimeout(100)
  }
  return { address, stop: () => balancer.kill() }
}

/**
 * HAProxy in front of the PostgreSQL servers in these folders, as in `deploy` except for the
 * addresses.
 */
export async function startDatabaseBalancer(folders: readonly [string, string]) {
  const front = await freePort()
  const configuration = folders
    .reduce(
      (text, folder, index) =>
        text.replace(`10.0.0.1${index + 1}:5432`, `unix@${join(folder, '.s.PGSQL.5432')}`),
      configurationOf('postgres.cfg'),
    )
    .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${front}`)
  const balancer = run(configuration)
  return {
    url: `postgres://tester@127.0.0.1:${front}/postgres`,
    stop: () => balancer.kill(),
  }
}

const configurationOf = (name: string) => readFileSync(`deploy/haproxy/${name}`, 'utf8')

function run(configuration: string) {
  const file = join(temporaryFolder(), 'haproxy.cfg')
  writeFileSync(file, configuration)
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}
