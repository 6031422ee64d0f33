import { onForget } from '../api/device-records/forget-on-device.ts'
import type { CopyState, QuestionName, Questions, WorkerMessage } from './questions.ts'

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()
let state: CopyState | null | undefined
const listeners = new Set<() => void>()

/**
 * Asks the catalogue on this device; undefined where there is none. The first question starts the worker, and
 * waits until the copy is open.
 */
export function askLocal<Name extends QuestionName>(
  name: Name,
  input: Questions[Name]['input'],
): Promise<Questions[Name]['answer'] | undefined> {
  const asked = worker ?? start()
  if (!asked) return Promise.resolve(undefined)
  const id = ++lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
    asked.postMessage({ id, name, input })
  })
}

/** Opens what is kept, so that its state becomes known. */
export function openLocal(): void {
  if (!worker) start()
}

/** Whether a question is answered without waiting for anything to be opened. */
export function isLocalReady(): boolean {
  return Boolean(state)
}

/** Null where nothing is kept; undefined until that is known. */
export function localState(): CopyState | null | undefined {
  return state
}

export function followLocalState(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Ends the worker, whose memory goes with it. */
export function stopLocal(): void {
  worker?.terminate()
  worker = undefined
  setState(undefined)
  for (const { resolve } of waiting.values()) resolve(undefined)
  waiting.clear()
}

onForget(stopLocal)

function start(): Worker | undefined {
  try {
    worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
  } catch {
    // A browser without workers of modules has a network, or nothing.
    return undefined
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('state' in data) return setState(data.state)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) asked?.reject(new Error(data.failure))
    else asked?.resolve(data.answer)
  }
  // Its file could not be fetched, or cannot be run: then nothing is answered here.
  worker.onerror = stopLocal
  return worker
}

function setState(next: CopyState | null | undefined): void {
  state = next
  for (const listener of listeners) listener()
}
