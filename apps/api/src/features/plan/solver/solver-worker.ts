import { startWorker } from '../../../threads/start-worker.ts'
import type { SolverAnswer, SolverTask } from './solve-plan.ts'

/** A thread that solves one task at a time; ending it is the only way to cancel a task. */
export type SolverWorker = {
  /** Reports progress, and resolves with the final answer. */
  solve: (task: SolverTask, report: (progress: SolverAnswer) => void) => Promise<SolverAnswer>
  end: () => Promise<unknown>
}

export function openSolverWorker(): SolverWorker {
  const worker = startWorker(new URL('./plan-worker.ts', import.meta.url))
  // Lets the server exit without waiting for a plan.
  worker.unref()
  return {
    solve: (task, report) =>
      new Promise((resolve, reject) => {
        const onMessage = (answer: SolverAnswer) => {
          if (answer.kind === 'progress') return report(answer)
          settle()
          resolve(answer)
        }
        const onEnd = (error?: unknown) => {
          settle()
          reject(error instanceof Error ? error : new Error('The solver ended'))
        }
        const settle = () => {
          worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
        }
        worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
        worker.postMessage(task)
      }),
    end: () => worker.terminate(),
  }
}
