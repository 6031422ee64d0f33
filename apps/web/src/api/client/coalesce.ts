/** Runs a task. Calls that come while it runs are served together by one more run. */
export function coalesce(task: () => Promise<unknown>): () => Promise<void> {
  let isAskedAgain = false
  let running: Promise<void> | undefined

  async function run() {
    try {
      do {
        isAskedAgain = false
        await task()
      } while (isAskedAgain)
    } finally {
      running = undefined
    }
  }

  return () => {
    isAskedAgain = true
    running ??= run()
    return running
  }
}
