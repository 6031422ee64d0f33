import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const scale = 10

/** pgbench with its tables on this server; undefined if it is not installed. */
export async function openPgbench(url: string, connections: number) {
  if (spawnSync('pgbench', ['--version']).error) return undefined
  await run('--initialize', '--quiet', '--scale', String(scale), url)
  return {
    /** Transactions/s of "simple update": one row updated, read, and another inserted. */
    simpleUpdates: async (seconds: number): Promise<number> => {
      const clients = ['--client', String(connections), '--jobs', '2', '--time', String(seconds)]
      const { stdout } = await run('--skip-some-updates', '--no-vacuum', ...clients, url)
      const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? []
      if (!rate) throw new Error(`pgbench did not say how fast it was: ${stdout}`)
      return Number(rate)
    },
  }
}

const run = (...args: string[]) => promisify(execFile)('pgbench', args)
