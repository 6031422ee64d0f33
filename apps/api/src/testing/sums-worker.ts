import { setTimeout } from 'node:timers/promises'
import { answerCalls } from '../threads/answer-calls.ts'

/** The functions that the tests' worker thread exposes. */
export const offered = {
  add: ({ a, b }: { a: number; b: number }) => a + b,
  addLater: async ({ a, b }: { a: number; b: number }) => {
    await setTimeout(50)
    return a + b
  },
  reverse: (bytes: Uint8Array) => bytes.reverse(),
  fail: (reason: string) => {
    throw new Error(reason)
  },
  wait: () => new Promise<never>(() => {}),
  breakDown: (reason: string) => {
    setImmediate(() => {
      throw new Error(reason)
    })
    return new Promise<never>(() => {})
  },
}

answerCalls(offered)
