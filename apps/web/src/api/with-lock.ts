/**
 * Runs the task while no other tab runs one of this name. Browsers withhold locks from pages on plain
 * HTTP: there two tabs may run it at once, so the server must take the same request twice.
 */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, task) : task()
}
