import { openThread } from '../../threads/open-thread.ts'
import type { PgliteCalls } from './pglite-calls.ts'
import type { Backend } from './prepared-client.ts'

const source = new URL('./pglite-worker.ts', import.meta.url)

/**
 * Opens the files of a database in a thread of its own, so that neither a long statement nor a slow disk blocks the
 * server's thread. `onEnd` is called if the open database stops by itself; calls in progress then fail.
 */
export async function openInThread(folder: string, onEnd: () => void): Promise<Backend> {
  let isOpen = false
  const thread = openThread<PgliteCalls>(source, { onEnd: () => isOpen && onEnd() })
  try {
    await thread.call('open', folder)
  } catch (error) {
    await thread.end()
    throw error
  }
  isOpen = true
  return {
    exchange: messages => thread.call('exchange', messages),
    close: async () => {
      isOpen = false
      await thread.call('close')
      await thread.end()
    },
  }
}
