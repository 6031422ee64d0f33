/**
 * Runs the task while no other tab holds the lock of this name. Browsers do not offer locks to pages on
 * plain HTTP: there two tabs may run it at once, so the server must tolerate duplicate requests.
 */
export async function withLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, task) : task()
}
