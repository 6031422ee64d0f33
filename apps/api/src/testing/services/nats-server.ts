import { spawnSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { newFolder, type ServiceProcess, startService } from './service-process.ts'

export function hasNats(): boolean {
  return !spawnSync('nats-server', ['--version']).error
}

export type NatsServer = {
  url: string
  start: () => Promise<void>
  /** Ends it as `kill -9` does. */
  stop: () => Promise<void>
}

/** A NATS server on a free port. */
export async function startNats(): Promise<NatsServer> {
  const port = await freePort()
  let server: ServiceProcess
  const start = async () => {
    const words = ['nats-server', '--addr', '127.0.0.1', '--port', String(port)]
    server = startService({ words, folder: newFolder(), endSignal: 'KILL' })
    while (!(await accepts(port))) await setTimeout(20)
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop: () => server.end(),
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
