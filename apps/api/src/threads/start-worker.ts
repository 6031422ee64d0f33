import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts the worker thread of a source file, which `scripts/lib/bundle-api.mjs` names. In development and in tests the
 * sources are run, which a worker has to be taught to read.
 */
export function startWorker(source: URL): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`${basename(source.pathname, '.ts')}.js`, import.meta.url))
  }
  // As modules of CommonJS, which are there in a third of the time.
  const loader = JSON.stringify(fileURLToPath(import.meta.resolve('tsx/cjs/api')))
  const file = JSON.stringify(fileURLToPath(source))
  return new Worker(`require(${loader}).register(); require(${file})`, { eval: true })
}
