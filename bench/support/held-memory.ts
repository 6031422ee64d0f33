import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Server } from './server.ts'

/** For a server that is to say how many bytes it holds, in this file. */
export function saysMemory(file: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--import ${new URL('./memory-on-signal.mjs', import.meta.url).href}`,
    MEMORY_FILE: file,
  }
}

/** What its JavaScript holds; the system's buffers of the connections come on top. */
export async function heldBytes({ pid }: Pick<Server, 'pid'>, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file).length === 0) await setTimeout(10)
  return Number(readFileSync(file, 'utf8'))
}

/** What the system has given it (proc(5)); on Linux. */
export function residentBytes({ pid }: Pick<Server, 'pid'>): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
