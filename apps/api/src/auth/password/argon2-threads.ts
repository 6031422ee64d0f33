import { openThread, type Thread } from '../../threads/open-thread.ts'
import type { Argon2Calls } from './argon2-calls.ts'
import type { Argon2 } from './password-hasher.ts'

const idle: Thread<Argon2Calls>[] = []

/**
 * Hashes each password in a thread that no other is using, and starts as many as are used at once. Unlike those that Node
 * shares among hashing and reading files, they have a low priority.
 */
export const argon2Threads: Argon2 = {
  hash: password => withThread(({ call }) => call('hash', password)),
  verify: given => withThread(({ call }) => call('verify', given)),
}

async function withThread<Result>(
  work: (thread: Thread<Argon2Calls>) => Promise<Result>,
): Promise<Result> {
  const thread = idle.pop() ?? openThread(new URL('./argon2-worker.ts', import.meta.url))
  try {
    const result = await work(thread)
    idle.push(thread)
    return result
  } catch (error) {
    await thread.end()
    throw error
  }
}
