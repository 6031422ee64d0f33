import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { checks } = await import('./lib/checks.mjs')
const { runSteps } = await import('./lib/run.mjs')
await runSteps(checks)
