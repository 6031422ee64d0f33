export type Report<Event> = (event: Event) => void

type Given = {
  leaving: AbortSignal | undefined
  /**
   * The response has already started when the work fails, so the app's own handler does not see it.
   */
  logFailure: (error: unknown) => void
}

/**
 * Passes on the events that the work emits, and aborts the work when `leaving` says that nobody reads them any more.
 */
export async function* eventsOf<Event>(
  work: (report: Report<Event>, signal: AbortSignal) => Promise<void>,
  { leaving, logFailure }: Given,
): AsyncGenerator<Event, void, void> {
  const ending = new AbortController()
  const signal = leaving ? AbortSignal.any([leaving, ending.signal]) : ending.signal
  const queue: Event[] = []
  let wake = () => {}
  let isDone = false
  const working = work(event => {
    queue.push(event)
    wake()
  }, signal).finally(() => {
    isDone = true
    wake()
  })
  working.catch(error => {
    // Once the reader has left, the work fails because it was aborted.
    if (!signal.aborted) logFailure(error)
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    while (!signal.aborted) {
      const event = queue.shift()
      if (event !== undefined) yield event
      else if (isDone) return await working
      else {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    }
  } finally {
    ending.abort()
  }
}
