import { onForget } from '../api/device-records/forget-on-device.ts'
import { setLocalState } from './local-state.ts'
import type { QuestionName, Questions, WorkerMessage } from './questions.ts'
import { catalogueKey, storedCopy } from './worker/stored-copy.ts'

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

const { isThere } = storedCopy(catalogueKey)

/**
 * Queries the catalogue on this device; undefined if there is none. The first question starts the worker and waits
 * until the copy is open.
 */
export async function askLocal<Name extends QuestionName>(
  name: Name,
  input: Questions[Name]['input'],
): Promise<Questions[Name]['answer'] | undefined> {
  const asked = await openLocal(name === 'update')
  if (!asked) return undefined
  const id = ++lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
    asked.postMessage({ id, name, input })
  })
}

/** Opens the stored copy, so that its state becomes known. Without one, the worker is not even loaded. */
export async function openLocal(isToBeFetched = false): Promise<Worker | undefined> {
  if (worker) return worker
  if (isToBeFetched || (await isThere())) return worker ?? start()
  if (!worker) setLocalState(null)
  return worker
}

/** Ends the worker, which frees its memory. */
export function stopLocal(): void {
  worker?.terminate()
  worker = undefined
  setLocalState(undefined)
  for (const { resolve } of waiting.values()) resolve(undefined)
  waiting.clear()
}

onForget(stopLocal)

function start(): Worker | undefined {
  try {
    worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
  } catch {
    // A browser without module workers depends on the network.
    return undefined
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('state' in data) return setLocalState(data.state)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) asked?.reject(new Error(data.failure))
    else asked?.resolve(data.answer)
  }
  // Its file could not be fetched or run, so nothing is answered locally.
  worker.onerror = stopLocal
  return worker
}
