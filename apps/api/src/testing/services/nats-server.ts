import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

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
  let server: ChildProcess
  const start = async () => {
    const words = ['--addr', '127.0.0.1', '--port', String(port)]
    server = spawn('nats-server', words, { stdio: 'ignore' })
    while (!(await accepts(port))) await setTimeout(20)
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop: async () => {
      const exited = new Promise(resolve => server.once('exit', resolve))
      if (server.kill('SIGKILL')) await exited
    },
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
