import type { ResourceLimits } from 'node:worker_threads'
import { type Answer, type Call, type Functions, transferListOf } from './calls.ts'
import { startWorker } from './start-worker.ts'

/** A worker thread whose functions can be called; it keeps the process alive only while a call is in progress. */
export type Thread<Offered extends Functions> = {
  call: <Name extends keyof Offered & string>(
    name: Name,
    ...given: Parameters<Offered[Name]>
  ) => Promise<Awaited<ReturnType<Offered[Name]>>>
  end: () => Promise<unknown>
}

type Options = {
  resourceLimits?: ResourceLimits
  /** Called when the thread has ended, whether by `end`, by an error or by itself. */
  onEnd?: () => void
}

type Waiting = { resolve: (result: never) => void; reject: (error: unknown) => void }

/** Starts the worker of a source file that calls `answerCalls`. */
export function openThread<Offered extends Functions>(
  source: URL,
  { resourceLimits, onEnd }: Options = {},
): Thread<Offered> {
  const worker = startWorker(source, resourceLimits)
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let ended: unknown
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {}
    forget(answer.id)
    if ('error' in answer) reject?.(answer.error)
    else resolve?.(answer.result as never)
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    fail(new Error('The thread has ended'))
    onEnd?.()
  })

  return {
    call: (name, given?: unknown) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const call: Call = { id: calls++, name, given }
        waiting.set(call.id, { resolve, reject })
        worker.ref()
        worker.postMessage(call, transferListOf(given))
      }),
    end: () => worker.terminate(),
  }

  function forget(id: number): void {
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  }

  /** The first reason counts: a thread that has failed also exits. */
  function fail(reason: unknown): void {
    ended ??= reason
    for (const [id, { reject }] of waiting) {
      forget(id)
      reject(ended)
    }
  }
}
