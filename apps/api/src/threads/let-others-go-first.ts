import { constants, setPriority } from 'node:os'

/** For a thread whose work nobody waits for. On Linux a thread has a priority of its own, elsewhere the process has one. */
export function letOthersGoFirst(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
