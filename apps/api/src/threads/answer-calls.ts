import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answer, Call, Functions } from './calls.ts'

/** Answers what the thread calls that has started this one. */
export function answerCalls(functions: Functions): void {
  letOthersGoFirst()
  parentPort?.on('message', async ({ id, name, given }: Call) => {
    parentPort?.postMessage(await answerTo(id, () => functions[name]?.(given as never)))
  })
}

async function answerTo(id: number, work: () => unknown): Promise<Answer> {
  try {
    return { id, result: await work() }
  } catch (error) {
    return { id, error }
  }
}

/** Requests come first where there are few cores. On Linux a thread has a priority of its own, elsewhere the process has one. */
function letOthersGoFirst(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
