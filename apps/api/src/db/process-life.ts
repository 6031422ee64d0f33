import { readFileSync } from 'node:fs'

/** A process, told apart from a later one that was given the same number. */
export type Process = { pid: number; startedAt: string }

export function thisProcess(): Process {
  return { pid: process.pid, startedAt: startOf(process.pid) }
}

export function isAlive({ pid, startedAt }: Process): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startedAt === startOf(pid)
}

/** When it started, in clock ticks since the machine did (proc(5), field 22); '' where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
