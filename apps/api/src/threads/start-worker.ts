import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Starts the worker thread of a source file, which `scripts/lib/bundle-api.mjs` names. In development and in tests the
 * sources are run, which a worker has to be taught to read.
 */
export function startWorker(source: URL, resourceLimits: ResourceLimits = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    const built = new URL(`${basename(source.pathname, '.ts')}.js`, import.meta.url)
    return new Worker(built, { resourceLimits })
  }
  // As modules of CommonJS, which are there in a third of the time.
  const loader = JSON.stringify(fileURLToPath(import.meta.resolve('tsx/cjs/api')))
  const file = JSON.stringify(fileURLToPath(source))
  return new Worker(`require(${loader}).register(); require(${file})`, {
    eval: true,
    resourceLimits,
  })
}
