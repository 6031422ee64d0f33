import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { run } = await import('./lib/run.mjs')

await ensureBuilt()
try {
  await run('tsx', ['bench/main.ts', ...process.argv.slice(2)])
} catch {
  // The measurement has already reported the problem.
  process.exitCode = 1
}
