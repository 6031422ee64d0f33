import { requireNode } from './lib/require-node.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
const { run } = await import('./lib/run.mjs')

await ensureBuilt()
await run('tsx', ['bench/support/pictures.ts'])
