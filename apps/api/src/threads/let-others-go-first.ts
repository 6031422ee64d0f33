import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of this thread, whose work can wait. Only Linux has a priority per thread. If a sandbox forbids
 * it, the thread keeps the usual priority.
 */
export function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
