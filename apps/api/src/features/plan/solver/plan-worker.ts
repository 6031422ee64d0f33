import { parentPort } from 'node:worker_threads'
import { type SolverAnswer, type SolverTask, solvePlan } from './solve-plan.ts'

// A worker thread that solves one problem at a time, so that the server's own thread stays responsive.
parentPort?.on('message', async (task: SolverTask) => {
  report(await solvePlan(task, report))
})

function report(message: SolverAnswer): void {
  parentPort?.postMessage(message)
}
