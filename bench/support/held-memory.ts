import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Server } from './server.ts'

/** The environment for a server that writes its memory usage to this file on a signal. */
export function saysMemory(file: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--import ${new URL('./memory-on-signal.mjs', import.meta.url).href}`,
    MEMORY_FILE: file,
  }
}

/** The bytes in its JavaScript heap and external buffers, excluding the system's socket buffers. */
export async function heldBytes({ pid }: Pick<Server, 'pid'>, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file).length === 0) await setTimeout(10)
  return Number(readFileSync(file, 'utf8'))
}

/** The resident memory of the process (proc(5)); Linux only. */
export function residentBytes({ pid }: Pick<Server, 'pid'>): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
