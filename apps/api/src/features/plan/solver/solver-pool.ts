import { availableParallelism } from 'node:os'
import { openSolverWorker, type SolverWorker } from './solver-worker.ts'

type Job = { userId: string; begin: () => void; reportPlace: (before: number) => void }

/** Leaves one core to the server itself. */
const mostWorkers = Math.max(1, Math.min(2, availableParallelism() - 1))
/** An idle thread is ended after this time to free its memory. */
const idleMs = 60_000

const waiting: Job[] = []
const running = new Set<Job>()
const idle = new Map<SolverWorker, NodeJS.Timeout>()

/**
 * Runs work on a dedicated worker thread once one is free. Shoppers with nothing running come first, so that one
 * shopper's many plans do not block the others.
 */
export async function withSolver<Result>(
  { userId, signal, reportPlace }: Pick<Job, 'userId' | 'reportPlace'> & { signal: AbortSignal },
  work: (worker: SolverWorker) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const job = await turn({ userId, signal, reportPlace })
  const worker = takeIdle() ?? openSolverWorker()
  const give = () => void worker.end()
  signal.addEventListener('abort', give, { once: true })
  try {
    const result = await work(worker)
    signal.removeEventListener('abort', give)
    keepIdle(worker)
    return result
  } catch (error) {
    give()
    throw error
  } finally {
    running.delete(job)
    beginNext()
  }
}

function turn({ userId, signal, reportPlace }: Omit<Job, 'begin'> & { signal: AbortSignal }) {
  return new Promise<Job>((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(job), 1)
      reportPlaces()
      reject(signal.reason)
    }
    const job: Job = {
      userId,
      reportPlace,
      begin: () => {
        signal.removeEventListener('abort', leave)
        resolve(job)
      },
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(job)
    beginNext()
    if (waiting.includes(job)) reportPlace(waiting.indexOf(job) + running.size)
  })
}

function beginNext(): void {
  if (running.size >= mostWorkers || waiting.length === 0) return
  const busy = new Set([...running].map(({ userId }) => userId))
  const at = Math.max(
    0,
    waiting.findIndex(({ userId }) => !busy.has(userId)),
  )
  const [job] = waiting.splice(at, 1)
  if (!job) return
  running.add(job)
  job.begin()
  reportPlaces()
}

function reportPlaces(): void {
  waiting.forEach((job, before) => {
    job.reportPlace(before + running.size)
  })
}

function takeIdle(): SolverWorker | undefined {
  const [kept] = idle
  if (!kept) return undefined
  const [worker, timer] = kept
  clearTimeout(timer)
  idle.delete(worker)
  return worker
}

function keepIdle(worker: SolverWorker): void {
  const timer = setTimeout(() => {
    idle.delete(worker)
    void worker.end()
  }, idleMs)
  timer.unref()
  idle.set(worker, timer)
}
