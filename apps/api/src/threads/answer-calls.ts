import { parentPort } from 'node:worker_threads'
import { type Answer, type Call, type Functions, transferListOf } from './calls.ts'

/** Answers what the thread calls that has started this one. */
export function answerCalls(functions: Functions): void {
  parentPort?.on('message', async ({ id, name, given }: Call) => {
    const answer = await answerTo(id, () => functions[name]?.(given as never))
    parentPort?.postMessage(answer, 'result' in answer ? transferListOf(answer.result) : [])
  })
}

async function answerTo(id: number, work: () => unknown): Promise<Answer> {
  try {
    return { id, result: await work() }
  } catch (error) {
    return { id, error }
  }
}
