/** Runs a task. Calls made while it runs are coalesced into one more run. */
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
