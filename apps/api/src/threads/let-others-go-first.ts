import { constants, setPriority } from 'node:os'

/**
 * For a thread whose work can wait. On Linux a thread has a priority of its own, elsewhere the process has one. Where a
 * sandbox forbids it, the thread works with the usual priority.
 */
export function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
