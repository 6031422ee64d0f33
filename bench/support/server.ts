import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../', import.meta.url))

export const builtServer = 'apps/api/dist/main.js'

/** The secret of every measured server; a server on PostgreSQL does not start without one. */
export const authSecret = 'a secret of more than 32 characters for measurements'

export type Server = {
  address: string
  pid: number
  /** From the start of the process to the first 200 of its health check. */
  startMs: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Start = {
  dataDir: string
  script?: string
  cwd?: string
  port?: number
  env?: Record<string, string>
}

/** Starts the app on a free port and waits until it is healthy. */
export async function startServer({
  dataDir,
  script = builtServer,
  cwd = repository,
  port,
  env,
}: Start): Promise<Server> {
  const usedPort = port ?? (await freePort())
  const started = performance.now()
  const { child, ended, output } = run(
    script,
    { ...env, DATA_DIR: dataDir, PORT: String(usedPort) },
    cwd,
  )
  const address = `http://127.0.0.1:${usedPort}`
  while (!(await isHealthy(address))) {
    if (child.exitCode !== null || child.signalCode) {
      throw new Error(`The server did not start: ${child.signalCode ?? ''} ${output()}`)
    }
    await setTimeout(10)
  }
  return {
    address,
    pid: child.pid!,
    startMs: performance.now() - started,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}

/** Runs the built server until it exits, for a start that should be refused. */
export async function runToEnd(dataDir: string): Promise<{ output: string; ms: number }> {
  const port = String(await freePort())
  const started = performance.now()
  const { ended, output } = run(builtServer, { DATA_DIR: dataDir, PORT: port })
  await ended
  return { output: output(), ms: performance.now() - started }
}

/** User and system time so far (proc(5), fields 14 and 15), in ticks of 10 ms; Linux only. */
export function cpuSeconds({ pid }: Pick<Server, 'pid'>): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Creates a folder that is deleted when the measurement ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(script: string, env: Record<string, string>, cwd = repository) {
  const child: ChildProcess = spawn(process.execPath, [script], {
    cwd,
    env: { ...process.env, AUTH_SECRET: authSecret, ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      text += chunk
    })
  }
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  return { child, ended, output: () => text.trim() }
}

function isHealthy(address: string): Promise<boolean> {
  return isOk(`${address}/api/health`)
}

/** Whether a proxy would send requests to the server: it serves, and its database answers. */
export function isReady(address: string): Promise<boolean> {
  return isOk(`${address}/api/health/ready`)
}

async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
