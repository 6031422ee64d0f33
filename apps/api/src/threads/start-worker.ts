import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { bundleOptions } from './bundle-options.ts'

/**
 * Starts the worker thread of a source file, which `scripts/lib/bundle-api.mjs` names. In development and in tests there
 * is no build, so the source is bundled when it is first used.
 */
export function startWorker(source: URL, resourceLimits: ResourceLimits = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    const built = new URL(`${basename(source.pathname, '.ts')}.js`, import.meta.url)
    return new Worker(built, { resourceLimits })
  }
  return new Worker(bundled(source), { eval: true, resourceLimits })
}

const bundles = new Map<string, string>()

/** A thread starts in a quarter of the time that it takes to load its modules one by one. */
function bundled(source: URL): string {
  const known = bundles.get(source.href)
  if (known) return known
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = buildSync({
    ...bundleOptions,
    entryPoints: [fileURLToPath(source)],
    write: false,
  })
  const text = outputFiles[0]!.text
  bundles.set(source.href, text)
  return text
}
