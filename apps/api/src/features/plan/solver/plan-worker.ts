import { parentPort } from 'node:worker_threads'
import { type SolverAnswer, type SolverTask, solvePlan } from './solve-plan.ts'

// A worker thread solves one problem after the other, so that the server's own thread goes on answering.
parentPort?.on('message', async (task: SolverTask) => {
  tell(await solvePlan(task, tell))
})

function tell(message: SolverAnswer): void {
  parentPort?.postMessage(message)
}
